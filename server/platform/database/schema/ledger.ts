import { bigint, day, instant, int, nullable, numeric, text } from '../sql-type.ts';
import type { Tables } from './column.ts';

export const ledgerTables = {
  ledger_entry: {
    id: bigint(),
    key: text(),
    cause: text(),
    at: instant(),
    day: day(),
    payment_id: nullable(text()),
    refund_id: nullable(text()),
    booking_id: nullable(text()),
    note: nullable(text()),
  },
  ledger_posting: {
    entry_id: bigint(),
    place: int(),
    account: text(),
    amount: bigint(),
    vat_value: nullable(numeric()),
    product: nullable(text()),
    code: nullable(text()),
  },
  ledger_backfill: {
    part: text(),
    after_at: instant(),
    after_id: text(),
    began_at: instant(),
    ended_at: nullable(instant()),
  },
} as const satisfies Tables;
