// The fields of `museum.yaml` that more than one module's files refer to: languages, venues, groups, pools. Every other field
// belongs to a module and stands in its `folder/`.
import { type Static, Type } from 'typebox';
import { DaysRule, Id, SlotRule, strict, Text } from './museum-fields.ts';
import { Theme } from './theme.ts';

/** A pool that several events or ticket types share (one hall, one boat). */
const PoolFile = Type.Object({ id: Id, slots: Type.Array(SlotRule, { minItems: 1 }) }, strict);

// As schema.org writes them: days, a space, opening and closing time.
const WEEKDAY = '(Mo|Tu|We|Th|Fr|Sa|Su)';
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d';
const OPENING_HOURS = `^${WEEKDAY}([-,]${WEEKDAY})* ${CLOCK}-${CLOCK}$`;

export const BASIC_FIELDS = {
  timeZone: Type.String(),
  /** What the shop speaks; the first is the default. */
  languages: Type.Array(Type.String(), { minItems: 1 }),
  /** ISO 3166 keys; names come in the visitor's language. */
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 }),
  venues: Type.Array(
    Type.Object(
      {
        id: Id,
        name: Text,
        /** One line: street, zip and city. */
        address: Type.String(),
        /** Opening hours in words. */
        hours: Text,
        /** The same for search engines: `Tu-Su 10:00-18:00`. */
        opening_hours: Type.Optional(Type.Array(Type.String({ pattern: OPENING_HOURS }))),
        /** Nobody is let in, and nothing sold, in the last minutes of a slot or of a day. */
        last_entry_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 720 })),
        /** How to get there, for the ticket. */
        directions: Text,
      },
      strict,
    ),
    { minItems: 1 },
  ),
  /** Its own colours and corners, in place of the shop's. */
  theme: Type.Optional(Theme),
  custom_groups: Type.Array(Type.Object({ id: Id, name: Text }, strict)),
  pools: Type.Optional(Type.Array(PoolFile)),
  closing_days: Type.Optional(Type.Array(DaysRule)),
  /** How far ahead slots without an end are made. */
  horizon_days: Type.Optional(Type.Integer({ minimum: 30, maximum: 1500 })),
};

const MuseumBasics = Type.Object(BASIC_FIELDS);
export type MuseumBasics = Static<typeof MuseumBasics>;
