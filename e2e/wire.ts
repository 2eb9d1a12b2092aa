/** The types of the scripts against those of the API's description: tsc fails where one cannot stand for the other. */

import type * as Wire from "../web/wire.js";
import type * as Described from "./described.js";

/** Each must fit where the next is wanted; the third is the first again. */
type Same<A extends B, B extends C, C> = [A, B, C];

export type Checked = [
  Same<Wire.Color, Described.Color, Wire.Color>,
  Same<Wire.Outcome, Described.Outcome, Wire.Outcome>,
  Same<Wire.Game, Described.Game, Wire.Game>,
  Same<Wire.Edition, Described.Edition, Wire.Edition>,
  Same<Wire.Remark, Described.Remark, Wire.Remark>,
  Same<Wire.Reason, Described.Reason, Wire.Reason>,
  Same<Wire.Pieces, Described.Pieces, Wire.Pieces>,
  Same<Wire.Marks, Described.Marks, Wire.Marks>,
  Same<Wire.Change, Described.Change, Wire.Change>,
  Same<Wire.Step, Described.Step, Wire.Step>,
  Same<Wire.Said, Described.Said, Wire.Said>,
  Same<Wire.Played, Described.Played, Wire.Played>,
  Same<Wire.Preview, Described.Ply, Wire.Preview>,
  Same<Wire.History, Described.History, Wire.History>,
  Same<Wire.Threat, Described.Threat, Wire.Threat>,
  Same<Wire.Threats, Described.Threats, Wire.Threats>,
  Same<Wire.Judged, Described.Judged, Wire.Judged>,
  Same<Wire.Seat, Described.Seat, Wire.Seat>,
  Same<Wire.Clock, Described.Clock, Wire.Clock>,
  Same<Wire.Rematch, Described.Rematch, Wire.Rematch>,
  Same<Wire.State, Described.State, Wire.State>,
  Same<Wire.PresenceMessage, Described.PresenceMessage, Wire.PresenceMessage>,
  Same<Wire.LiveMessage, Described.LiveMessage, Wire.LiveMessage>,
  Same<Wire.Verdict, Described.Verdict, Wire.Verdict>,
  Same<Wire.Means, Described.Means, Wire.Means>,
  Same<Wire.MoveVerdict, Described.MoveVerdict, Wire.MoveVerdict>,
  Same<Wire.EngineLine, Described.EngineLine, Wire.EngineLine>,
  Same<Wire.Analysis, Described.Analysis, Wire.Analysis>,
  Same<Wire.Progress, Described.Progress, Wire.Progress>,
  Same<Wire.Stand, Described.Stand, Wire.Stand>,
  Same<Wire.ToldLine, Described.ToldLine, Wire.ToldLine>,
  Same<Wire.ToldStep, Described.ToldStep, Wire.ToldStep>,
  Same<Wire.Line, Described.Line, Wire.Line>,
];
