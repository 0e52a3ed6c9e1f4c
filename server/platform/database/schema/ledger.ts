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
    pass_began_at: instant(),
    after_id: text(),
    began_at: instant(),
    ended_at: nullable(instant()),
  },
  ledger_night: { day: day(), at: instant(), differences: int() },
  payout: {
    provider: text(),
    reference: text(),
    amount: bigint(),
    currency: text(),
    state: text<'pending' | 'paid' | 'failed'>(),
    at: instant(),
  },
  payout_part: {
    provider: text(),
    payout: text(),
    reference: text(),
    kind: text<'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won' | 'other'>(),
    payment_id: nullable(text()),
    payment: nullable(text()),
    refund: nullable(text()),
    amount: bigint(),
    fee: bigint(),
    description: text(),
  },
  payout_fetch: { provider: text(), fetched_at: instant() },
} as const satisfies Tables;
