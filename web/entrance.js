/** The entrance of a site of files: leads to the visitor's language, as far as it is there. */

const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("a[hreflang]")]);
const wanted = navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]]);
const found = wanted.map((tag) => links.find((link) => link.hreflang.toLowerCase() === tag.toLowerCase())).find(Boolean);
const link = found ?? links.find(({ hreflang }) => hreflang === "en") ?? links[0];
if (link) location.replace(link.href + location.hash);
