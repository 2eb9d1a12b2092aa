import { defineConfig } from "@playwright/test";

/** Debian's Chromium; Playwright's own browsers are never downloaded. */
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  // A page waits more than it works.
  workers: 3,
  // Only what hangs takes so long: analysis gets what others leave of the machine, which may be little.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: [["list"]],
  use: { launchOptions: { executablePath, args }, locale: "en-US", serviceWorkers: "block", viewport: { width: 1280, height: 900 } },
});
