/**
 * What the server says, as docs/api.md describes it. There is nothing to run here, only types.
 *
 * @typedef {"white" | "black"} Color
 * @typedef {string} Game its short name, as in addresses
 * @typedef {Record<string, string>} Pieces cells hold `w` or `b`; in Pantareï places such as `5.2` hold scales
 *
 * @typedef {object} Change A piece that comes or goes somewhere.
 * @property {string} piece
 * @property {string | null} from none when it comes from outside
 * @property {string} to
 * @property {string} how
 *
 * @typedef {object} Step Changes that happen together.
 * @property {string} action
 * @property {{ places: string[], clockwise: boolean }} [turn] the block that is twisted
 * @property {Change[]} changes
 *
 * @typedef {{ message: string, about: Record<string, string> }} Said How a move is told: a message, and its arguments but for who moves.
 *
 * @typedef {{ move: string, steps: Step[] }} Motion A move that a board shows.
 * @typedef {Motion & { ply: number, said: Said }} Played A move that was made.
 *
 * @typedef {object} Preview What a move does.
 * @property {string} position the position after it
 * @property {Pieces} pieces
 * @property {Step[]} steps what happens, one step after the other
 * @property {Said} said
 * @property {string[]} last where the pieces lie that were moved
 * @property {string[]} marks what shows why the game ended
 * @property {Color | "draw" | null} outcome
 *
 * @typedef {{ move: string, place: string | null }} Threat A move that would win at once, and where its piece would be put.
 * @typedef {{ white: Threat[], black: Threat[] }} Threats
 *
 * @typedef {{ kind: "human" | "open" | "computer", level: number | null }} Seat
 *
 * @typedef {object} Clock
 * @property {number} white milliseconds left
 * @property {number} black
 * @property {Color | null} running
 *
 * @typedef {object} State A game as it stands.
 * @property {string} id
 * @property {string} url
 * @property {Game} game
 * @property {string} edition
 * @property {string} start
 * @property {string} position
 * @property {Color} turn
 * @property {number} ply how many moves were made
 * @property {string[]} moves
 * @property {string[]} legal
 * @property {Pieces} pieces
 * @property {Color | "draw" | null} outcome
 * @property {string | null} reason
 * @property {{ line: string[], last: string[] }} marks
 * @property {string | null} remark
 * @property {Color | null} choice the seat that must choose a color now
 * @property {{ white: Seat, black: Seat }} seats
 * @property {Color[]} you the seats of this browser
 * @property {Color | null} draw who offers a draw
 * @property {Color | null} takeback who asks to take back
 * @property {{ offer?: Color, id?: string, url?: string } | null} rematch
 * @property {Clock | null} clock
 * @property {number} version grows with every change
 *
 * @typedef {object} Verdict What a position or a move is worth to the side to move.
 * @property {boolean} proven
 * @property {"win" | "draw" | "loss" | null} value
 * @property {number | null} distance single moves to the end
 * @property {boolean} distance_exact
 * @property {number | null} score an estimate in hundredths
 *
 * @typedef {Verdict & { move: string }} MoveVerdict
 * @typedef {MoveVerdict & { line: string[] }} EngineLine
 * @typedef {Verdict & { position: string, best: string | null, lines: EngineLine[], moves: MoveVerdict[], depth: number, nodes: number }} Analysis
 *
 * @typedef {object} Stand How the board stands after a move, or before the first.
 * @property {string | null} move
 * @property {Step[]} steps
 * @property {Said | null} said
 * @property {string} position
 * @property {Color} turn
 * @property {string[]} legal
 * @property {Pieces} pieces
 * @property {Color | "draw" | null} outcome
 * @property {string | null} reason
 * @property {{ line: string[], last: string[] }} marks
 * @property {string | null} remark
 *
 * @typedef {{ comment: string, steps: ToldStep[] }} ToldLine What is said before a line, and its moves.
 * @typedef {{ move: string, comment: string, variations: ToldLine[] }} ToldStep A move, what is said of it, and lines with another move in its place.
 *
 * @typedef {{ game: Game, edition: string, record: string, plies: Stand[], told: ToldLine | null }} Line
 *
 * @typedef {{ position: string, pieces: Pieces, last: string[], move: string, steps: Step[], said: Said, outcome: Color | "draw" | null }} Ply
 * @typedef {{ start: string, pieces: Pieces, plies: Ply[] }} History
 */

export {};
