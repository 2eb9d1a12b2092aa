/** Lets the browser keep what is needed without the server, and says when it has. */

import { show } from "./dom.js";

if ("serviceWorker" in navigator) {
  // The page comes first.
  addEventListener("load", () => {
    // A browser that keeps nothing, as in private windows, has the server.
    void navigator.serviceWorker.register("/sw.js").catch(() => null);
    void navigator.serviceWorker.ready.then(() => show("[data-offline-ready]", true));
  });
}
