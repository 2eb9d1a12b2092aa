/** The page that an invitation leads to: takes the seat with the secret that stands behind the # of its address. */

import { Refusal, backend } from "./backend/backend.js";
import { inLanguage, show } from "./dom.js";
import { giveName, nameField } from "./nickname.js";

const page = document.querySelector("[data-join]");
const button = document.querySelector("[data-take]");

if (page instanceof HTMLElement && button instanceof HTMLButtonElement) {
  const field = nameField();
  button.addEventListener("click", async () => {
    const name = giveName(field);
    if (field?.reportValidity() === false) return;
    button.disabled = true;
    show("[data-refusal]", false);
    try {
      const { url } = await backend.table(page.dataset.join ?? "").claim(location.hash.slice(1), name);
      // The secret is used up; it need not stay in the history.
      location.replace(inLanguage(url));
    } catch (error) {
      if (error instanceof Refusal) show(`[data-refusal=${error.code}]`, true);
      // Without an answer, or with another name, it is worth another try.
      button.disabled = error instanceof Refusal && error.code !== "bad-setup";
    }
  });
}
