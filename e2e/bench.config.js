/** How long exact solutions take in a browser; not part of the tests. */

import config from "./playwright.config.js";

export default { ...config, testDir: "bench", workers: 1 };
