/** The page that an invitation leads to: takes the seat with the secret that stands behind the # of its address. */

import { Refusal, backend } from "./backend/backend.js";
import { inLanguage, must, show } from "./dom.js";
import { giveName, nameField } from "./nickname.js";
import { pageWords, say } from "./words.js";

const page = document.querySelector("[data-join]");
const button = document.querySelector("[data-take]");

if (page instanceof HTMLElement && button instanceof HTMLButtonElement) {
  const field = nameField();
  button.addEventListener("click", async () => {
    const name = giveName(field);
    if (field?.reportValidity() === false) return;
    button.disabled = true;
    show("[data-refusal]", false);
    must("[data-trouble]").textContent = "";
    try {
      const { url } = await backend.table(page.dataset.join ?? "").claim(location.hash.slice(1), name);
      // The secret is used up; it need not stay in the history.
      location.replace(inLanguage(url));
    } catch (error) {
      button.disabled = isFinal(error);
    }
  });
}

/** Says what went wrong, and whether another try would come to the same. @param {unknown} error */
function isFinal(error) {
  const told = error instanceof Refusal ? document.querySelector(`[data-refusal=${CSS.escape(error.code)}]`) : null;
  told?.toggleAttribute("hidden", false);
  // Without an answer, or when too many ask, it is worth another try; with another name, too.
  if (told === null) must("[data-trouble]").textContent = say(pageWords(document), error instanceof Refusal ? "not-sent" : "not-connected");
  return told !== null && told.getAttribute("data-refusal") !== "bad-setup";
}
