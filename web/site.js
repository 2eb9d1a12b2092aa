/** Where this site is: below which path, and whether a server of ours answers. */

/** What stands before every path of a site of files, which says so; a server is at the root. */
export function base() {
  return document.documentElement.dataset.base ?? "";
}

/** Whether there is a server to ask: a site of files has none. */
export function hasServer() {
  return document.documentElement.dataset.base === undefined;
}
