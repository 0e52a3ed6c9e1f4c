// What calls and files say of visits. Apart from the rules, which run in the browser, too: there the library of the schemas
// would come with them, and no page needs it.
import { type Static, Type } from 'typebox';

/** What the time on a ticket means: until when the door lets visitors in, or how long something lasts (ADR 085). */
export const VisitTimes = Type.Union([Type.Literal('entry'), Type.Literal('duration')]);
export type VisitTimes = Static<typeof VisitTimes>;

/** A pause as visitors read it (ADR 086). */
export const Pause = Type.Object({
  from: Type.String(),
  to: Type.Union([Type.String(), Type.Null()]),
  /** '' where the museum gives none. */
  reason: Type.String(),
});
export type Pause = Static<typeof Pause>;
