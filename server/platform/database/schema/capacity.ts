import { bigint, day, instant, instantOrNever, int, jsonb, nullable, text } from '../sql-type.ts';
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
  },
  hold: { cart_id: text(), slot_id: bigint(), quantity: int(), expires_at: instantOrNever() },
} as const satisfies Tables;
