/** The page that an invitation leads to: takes the seat with the secret that stands behind the # of its address. */

import { Refusal, ask } from "./api.js";
import { inLanguage, show } from "./dom.js";

const page = document.querySelector("[data-join]");
const button = document.querySelector("[data-take]");

if (page instanceof HTMLElement && button instanceof HTMLButtonElement) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const { url } = await ask(`/api/games/${page.dataset.join}/claim`, { secret: location.hash.slice(1) });
      // The secret is used up; it need not stay in the history.
      location.replace(inLanguage(url));
    } catch (error) {
      // Without an answer, it is worth another try.
      if (error instanceof Refusal) show(`[data-refusal=${error.code}]`, true);
      else button.disabled = false;
    }
  });
}
