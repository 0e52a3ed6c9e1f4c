// The journal of acts as the office reads it (operations 1). It names people by their ids, and so do the addresses of its lists.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const ActFilters = Type.Object({
  /** A member of staff by id, or `command:USER`. */
  who: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  verb: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** The kind of thing that was acted on. */
  on: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  /** The id of the thing; of an order, its number. */
  id: Type.Optional(Type.String({ maxLength: 100 })),
  /** From this day on, and until that one; both included. */
  from: Type.Optional(DayText),
  to: Type.Optional(DayText),
});
export type ActFilters = Static<typeof ActFilters>;

export const JournalAct = Type.Object({
  id: Type.Integer(),
  /** In museum time. */
  at: Type.String(),
  /** Who did it: the name of a member of staff, or of whoever was at the command line. */
  who: Type.String(),
  actor: Type.Union([Type.Literal('staff'), Type.Literal('command'), Type.Literal('group')]),
  actor_id: Type.String(),
  /** The network address; '' on the server itself. */
  address: Type.String(),
  verb: Type.String(),
  on: Type.Object({
    kind: Type.String(),
    id: Type.String(),
    name: Type.String({ description: 'of a member of staff; otherwise empty' }),
  }),
  /** What it has changed, as text: money in cents. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
  reason: Type.String(),
});
export type JournalAct = Static<typeof JournalAct>;

export const actsContract = {
  'GET office/acts': {
    summary: 'The journal of acts, the last one first; 50 at a time',
    permit: 'staff:acts.read',
    query: Type.Object({
      ...ActFilters.properties,
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({
      rows: Type.Array(JournalAct),
      /** The cursor of the next page, if there is one. */
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/acts/actors': {
    summary: 'Whoever may have done something: the museum’s people, and users of the command line',
    permit: 'staff:acts.read',
    answer: Type.Array(
      Type.Object({
        who: Type.String({ description: 'as the journal is asked for it' }),
        name: Type.String(),
      }),
    ),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
