/** Lets the browser keep what is needed without the server, says when it has, and offers a new version when there is one. */

import { must, show } from "./dom.js";
import { base, hasServer } from "./site.js";

if ("serviceWorker" in navigator) {
  // The page comes first.
  addEventListener("load", () => {
    // A browser that keeps nothing, as in private windows, has the server.
    void prepare().catch(() => null);
  });
}
if (!hasServer()) changeLanguageHere();

/** Whether a new version was offered: only then another worker is another version, and not another language. */
let isOffered = false;

async function prepare() {
  const registration = await navigator.serviceWorker.register(`${base()}/sw.js?language=${document.documentElement.lang}`);
  // A browser may do as if.
  if (!registration) return;
  look(registration);
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", () => look(registration)));
  registration.installing?.addEventListener("statechange", () => look(registration));
  // Everything that is open goes over to the new version together; nothing that counts is in a page alone.
  navigator.serviceWorker.addEventListener("controllerchange", () => isOffered && location.reload());
}

/**
 * Says what is kept in this language, and offers a new version that waits: whoever wishes has it at once.
 * @param {ServiceWorkerRegistration} registration
 */
function look(registration) {
  const { active, waiting } = registration;
  const isOwn = new URL(active?.scriptURL ?? location.href).searchParams.get("language") === document.documentElement.lang;
  show("[data-offline-ready]", isOwn && active?.state === "activated");
  if (waiting === null || navigator.serviceWorker.controller === null) return;
  isOffered = true;
  show("[data-new-version]", true);
  must("[data-new-version] button").onclick = () => waiting.postMessage("take-over");
}

/** Where no server remembers a language, the address does. */
function changeLanguageHere() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.languages === undefined || !(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const back = form.elements.namedItem("back");
    const path = back instanceof HTMLInputElement ? back.value : "/";
    location.assign(`${base()}/${event.submitter.value}${path}${location.hash}`);
  });
}
