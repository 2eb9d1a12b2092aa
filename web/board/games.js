/** The boards of all games, one line each. */

import "./pantarei/board.js";
import "./pentago/board.js";
import "./pentaroll/board.js";
