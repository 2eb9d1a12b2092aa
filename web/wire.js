/**
 * What the server says. There is nothing to run here, only types; `e2e/wire.ts` holds them against the description that
 * the server makes of itself, and docs/api.md says what they mean.
 *
 * @typedef {"white" | "black"} Color
 * @typedef {Color | "draw"} Outcome
 * @typedef {string} Game its short name, as in addresses; this and the next three are words of the games
 * @typedef {string} Edition
 * @typedef {string} Remark
 * @typedef {string} Reason
 * @typedef {Record<string, string>} Pieces cells hold `w` or `b`; in Pantareï places such as `5.2` hold scales
 * @typedef {{ line: string[], last: string[] }} Marks what ended the game, and where the pieces of the last move lie
 *
 * @typedef {object} Change A piece that comes or goes somewhere.
 * @property {string} piece
 * @property {string | null} from none when it comes from outside
 * @property {string} to
 * @property {"placed" | "moved" | "carried" | "swapped" | "turned" | "pushed" | "closed"} how
 *
 * @typedef {object} Step Changes that happen together.
 * @property {string} action in a word of the game
 * @property {{ places: string[], clockwise: boolean }} [turn] the block that is twisted
 * @property {Change[]} changes
 *
 * @typedef {{ message: string, about: Record<string, string> }} Said Something that is told: a message and its arguments; moves leave out who moves.
 *
 * @typedef {{ ply: number, move: string, steps: Step[], said: Said }} Played A move that was made.
 *
 * @typedef {object} Preview What a move does.
 * @property {string} move as it is written
 * @property {string} position the position after it
 * @property {Pieces} pieces
 * @property {Step[]} steps what happens, one step after the other
 * @property {Said} said
 * @property {string[]} last where the pieces lie that were moved
 * @property {Outcome | null} outcome
 * @property {Reason | null} reason
 * @property {string[]} marks what shows why the game ended
 *
 * @typedef {{ start: string, pieces: Pieces, plies: Preview[] }} History
 *
 * @typedef {{ move: string, place: string | null }} Threat A move that would win at once, and where its piece would be put.
 * @typedef {{ ply: number, white: Threat[], black: Threat[] }} Threats
 *
 * @typedef {{ right: boolean, told: Said[] }} Judged What is said of a move in a task.
 *
 * @typedef {{ kind: "human" | "open" | "computer", level: number | null, name: string | null }} Seat what a person is called who gave a name
 *
 * @typedef {object} Clock All in milliseconds.
 * @property {number} initial
 * @property {number} increment
 * @property {number} white what is left
 * @property {number} black
 * @property {Color | null} running
 *
 * @typedef {{ offer: Color, id?: undefined, url?: undefined } | { offer?: undefined, id: string, url: string }} Rematch Who would like one, or where it is.
 *
 * @typedef {object} State A game as it stands.
 * @property {string} id
 * @property {string} url its path
 * @property {Game} game
 * @property {Edition} edition
 * @property {string} start
 * @property {string} position
 * @property {Color} turn
 * @property {number} ply how many moves were made
 * @property {string[]} moves
 * @property {string[]} legal
 * @property {Pieces} pieces
 * @property {Outcome | null} outcome none while it goes on, and where it was called off
 * @property {Reason | null} reason why it is over; none while it goes on
 * @property {Marks} marks
 * @property {Remark | null} remark
 * @property {Said[]} told how it ended: what happened, then who won
 * @property {Said | null} status who does what now; null when it is over
 * @property {Color | null} choice the seat that must choose a color now
 * @property {{ white: Seat, black: Seat }} seats
 * @property {Color[]} you the seats of this browser
 * @property {Color | null} draw who offers a draw
 * @property {Color | null} takeback who asks to take back
 * @property {boolean} can_take_back whether this browser can take a move back, or ask for it
 * @property {Rematch | null} rematch
 * @property {Clock | null} clock
 * @property {boolean} hints whether the players may ask for hints
 * @property {boolean} public whether everybody may find it while it is played
 * @property {number} version grows with every change
 * @property {number} created_at in milliseconds since 1970
 * @property {number} changed_at
 * @property {string | null} damage why the game cannot be read beyond what is shown
 *
 * @typedef {{ type: "presence", opponent: "here" | "away" | "unknown", settle_in: number | null }} PresenceMessage Whether the other player is there, and in how many milliseconds the game can be ended.
 *
 * @typedef {State & { type: "state", played: Played[] }} LiveMessage The state, and the moves since the message before.
 *
 * @typedef {object} Verdict What a position or a move is worth to the side to move.
 * @property {boolean} proven
 * @property {"win" | "draw" | "loss" | null} value
 * @property {number | null} distance single moves to the end
 * @property {boolean} distance_exact
 * @property {number | null} score an estimate in hundredths
 *
 * @typedef {"rules" | "glance" | "search" | "proof-number search" | "sweep" | "published solution"} Means How a verdict was found.
 * @typedef {Verdict & { move: string }} MoveVerdict
 * @typedef {MoveVerdict & { line: string[] }} EngineLine
 * @typedef {Verdict & { game: Game, position: string, best: string | null, lines: EngineLine[], moves: MoveVerdict[], depth: number, nodes: number, cpu_seconds: number, method: Means, source: string | null }} Analysis
 * @typedef {{ nodes: number, share: number | null }} Progress How far a search is.
 *
 * @typedef {object} Stand How the board stands after a move, or before the first.
 * @property {string | null} move
 * @property {Step[]} steps
 * @property {Said | null} said
 * @property {string} position
 * @property {Color} turn
 * @property {string[]} legal
 * @property {Pieces} pieces
 * @property {Outcome | null} outcome
 * @property {Reason | null} reason
 * @property {Marks} marks
 * @property {Remark | null} remark
 *
 * @typedef {{ comment: string, steps: ToldStep[] }} ToldLine What is said before a line, and its moves.
 * @typedef {{ move: string, comment: string, variations: ToldLine[] }} ToldStep A move, what is said of it, and lines with another move in its place.
 *
 * @typedef {{ game: Game, edition: Edition, record: string, plies: Stand[], told: ToldLine | null }} Line
 */

export {};
