// A visit that was bought and does not take place as it was bought: the museum closed its day, dropped its time, or pauses the
// exhibition (ADR 104). The order stays as it is; its page says what happened.
import { type Static, Type } from 'typebox';

export const StrandedVisit = Type.Object({
  /** Its line in the order. */
  line: Type.Integer(),
  /** `closed`: the museum, on that day. `dropped`: nothing of it is offered on that day any more. `paused`: an exhibition. */
  why: Type.Union([Type.Literal('closed'), Type.Literal('dropped'), Type.Literal('paused')]),
  /** The last day of a pause; null for one until further notice, and where nothing pauses. */
  until: Type.Union([Type.String(), Type.Null()]),
  /** What the museum says about a pause, in the reader's language; '' for nothing. */
  reason: Type.String(),
});
export type StrandedVisit = Static<typeof StrandedVisit>;
