import { boolean, instant, int, list, nullable, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const searchTables = {
  order_search: {
    booking_id: text(),
    confirmed_at: instant(),
    total: int(),
    email: text(),
    phone: text(),
    visit: text(),
    facets: list(text()),
  },
  order_name: { word: text(), booking_id: text(), confirmed_at: instant() },
  name_spelling: { spelling: text(), word: text() },
  order_search_backfill: {
    only_one: byDefault(boolean()),
    after_id: text(),
    began_at: instant(),
    pass_began_at: instant(),
    ended_at: nullable(instant()),
  },
} as const satisfies Tables;
