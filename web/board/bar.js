/** The line under a board: what is to be done now, and buttons for it. */

/** @typedef {{ label: string, key?: string, isOn?: boolean, act: () => void }} Action */

/**
 * Shows a text and buttons. Buttons that stay keep their focus.
 * @param {HTMLElement} bar
 * @param {string} text
 * @param {Action[]} actions
 */
export function fillBar(bar, text, actions) {
  const words = bar.querySelector("span") ?? bar.appendChild(document.createElement("span"));
  words.textContent = text;
  const buttons = [...bar.querySelectorAll("button")];
  actions.forEach((action, index) => {
    const button = buttons[index] ?? bar.appendChild(document.createElement("button"));
    button.type = "button";
    button.textContent = action.label;
    button.onclick = action.act;
    button.classList.toggle("cancel", action.key === "Escape");
    if (action.isOn === undefined) button.removeAttribute("aria-pressed");
    else button.setAttribute("aria-pressed", String(action.isOn));
    if (action.key) button.setAttribute("aria-keyshortcuts", action.key);
    else button.removeAttribute("aria-keyshortcuts");
  });
  buttons.slice(actions.length).forEach((button) => button.remove());
}

/** An empty bar. */
export function makeBar() {
  const bar = document.createElement("div");
  bar.className = "board-bar";
  return bar;
}
