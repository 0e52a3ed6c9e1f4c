import { bigint, day, instant, instantOrNever, int, jsonb, list, nullable, text } from '../sql-type.ts';
import { byDefault, identity, type Tables } from './column.ts';

export const capacityTables = {
  pool: { id: text(), rules: jsonb(), longest_minutes: int() },
  slot: {
    id: identity(),
    pool_id: text(),
    day: day(),
    datetime: text(),
    datetime_end: text(),
    starts_at: instant(),
    ends_at: instant(),
    /** Where it is sold no longer than this, though it ends later. */
    sold_until: nullable(instant()),
    capacity: int(),
    taken: byDefault(int()),
    /** How many are meant to be for sale, where that is not `capacity`; may be negative. */
    planned: nullable(int()),
  },
  slot_decision: {
    id: text(),
    number: identity(),
    kind: text<'capacity' | 'block' | 'closure' | 'extra'>(),
    pools: nullable(list(text())),
    venue_id: nullable(text()),
    first_day: day(),
    last_day: day(),
    weekdays: list(int()),
    times: list(text()),
    places: nullable(int()),
    minutes: nullable(int()),
    release: nullable(jsonb()),
    name: text(),
    made_at: instant(),
    cause: byDefault(text<'decided' | 'few'>()),
    taken_back_at: nullable(instant()),
  },
  slot_block: { slot_id: bigint(), decision_id: text(), places: int(), released_at: instantOrNever() },
  hold: { cart_id: text(), slot_id: bigint(), quantity: int(), expires_at: instantOrNever() },
} as const satisfies Tables;
