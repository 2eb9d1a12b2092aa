/**
 * What the server says, as docs/api.md describes it. There is nothing to run here, only types.
 *
 * @typedef {"white" | "black"} Color
 * @typedef {"pentago" | "pentaroll" | "pantarei"} Game
 *
 * @typedef {object} Change A piece that a step puts somewhere, takes from somewhere, or moves.
 * @property {string} piece `w`, `b`, or a scale such as `w3`
 * @property {string | null} from the cell or stack it leaves; none when it comes from outside
 * @property {string | null} to the cell or stack it reaches
 *
 * @typedef {object} Preview What a move does.
 * @property {string} position the position after it
 * @property {Change[][]} steps what happens, one step after the other
 * @property {Color | "draw" | null} [outcome]
 * @property {string[]} [marks]
 *
 * @typedef {object} Seat
 * @property {"human" | "open" | "computer"} kind
 * @property {number | null} [level]
 *
 * @typedef {object} Clock
 * @property {number} white milliseconds left
 * @property {number} black
 * @property {Color | null} running
 *
 * @typedef {object} State A game as it stands.
 * @property {string} id
 * @property {Game} game
 * @property {string} edition
 * @property {string} position
 * @property {Color} turn
 * @property {number} ply how many moves were made
 * @property {string[]} moves
 * @property {string[]} legal
 * @property {Color | "draw" | null} outcome
 * @property {string | null} reason
 * @property {string[]} marks the cells or stacks that show why the game ended
 * @property {Color[]} you the seats of this browser
 * @property {{ white: Seat, black: Seat }} seats
 * @property {Color | null} choosing the seat that must choose a color now
 * @property {Color | null} draw who offers a draw
 * @property {Color | null} takeback who asks to take back
 * @property {{ id: string, url: string } | null} rematch
 * @property {Clock | null} clock
 * @property {{ move: string, before: string } | null} last
 * @property {Record<string, number>} landings where the moves of a snake land
 * @property {string | null} remark
 */

export {};
