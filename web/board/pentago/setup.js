/** Setting up a Pentago position: cells, and in the Czech edition whether a reply is due. */

import { say } from "../../words.js";
import { CellSetup, tickBox } from "../setup.js";

export class PentagoSetup extends CellSetup {
  /** @type {HTMLInputElement | null} */
  #reply = null;

  controls() {
    if (this.edition !== "czech") return super.controls();
    const { label, box } = tickBox(say(this.words, "edit-reply"), "reply");
    this.#reply = box;
    return [...super.controls(), label];
  }

  /** @param {import("../../wire.js").Color} turn */
  notation(turn) {
    const edition = this.edition === "standard" ? [] : [this.edition];
    return [super.notation(turn), ...edition, ...(this.#reply?.checked ? ["reply"] : [])].join(" ");
  }
}
