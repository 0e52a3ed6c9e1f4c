// The calls of the waiting room (ADR 058). Any front end can bring its visitors through it with these.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

/** Signed by the server; what it says is nobody else's business. */
const Signed = Type.String({ minLength: 1, maxLength: 400 });
export const WaitingRoomPass = Signed;

const WaitingTurn = Type.Object({
  /**
   * `open`: nobody has to wait; `early`: the sale has not opened; `waiting`; `called`: `pass` lets one purchase through;
   * `lapsed`: the turn was missed: enter again without the place.
   */
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('early'),
    Type.Literal('waiting'),
    Type.Literal('called'),
    Type.Literal('lapsed'),
  ]),
  line: Type.Optional(Type.String()),
  /** To ask with; worth keeping, it is the visitor's place. */
  place: Type.Optional(Type.String()),
  /** Visitors before this one. */
  ahead: Type.Optional(Type.Integer()),
  /** Until the turn, or until the sale opens. */
  seconds: Type.Optional(Type.Integer()),
  pass: Type.Optional(Type.String()),
  /** Seconds for which the pass is good. */
  passSeconds: Type.Optional(Type.Integer()),
  /** Seconds until asking again makes sense. */
  retryAfter: Type.Integer(),
});
export type WaitingTurn = Static<typeof WaitingTurn>;

export const waitingRoomContract = {
  'GET waiting-room': {
    summary: 'The waiting rooms that carts have to pass now: most of the time there is none',
    permit: 'anyone',
    answer: Type.Array(
      Type.Object({
        line: Type.String(),
        /** Carts with one of these are concerned; null for every cart. */
        events: Type.Union([Type.Array(Type.String()), Type.Null()]),
      }),
    ),
    refusals: [],
  },
  'POST waiting-room/enter': {
    summary: 'A place in the line. A place that is sent is kept, unless it was used for a purchase',
    permit: 'anyone',
    body: Type.Object(
      {
        /** As the refusal `WAITING_ROOM` names it; without it, the line that there is. */
        line: Type.Optional(Type.String({ maxLength: 80 })),
        place: Type.Optional(Signed),
      },
      { additionalProperties: false },
    ),
    answer: WaitingTurn,
    refusals: ['REQUEST_MALFORMED', 'TOO_MANY_TRIES'],
  },
  'POST waiting-room/turn': {
    summary: 'How long a place still has to wait; with the pass, once it is its turn',
    permit: 'anyone',
    body: Type.Object({ place: Signed, pass: Type.Optional(Signed) }, { additionalProperties: false }),
    answer: WaitingTurn,
    refusals: ['REQUEST_MALFORMED'],
  },
} as const satisfies Record<string, Endpoint>;
