// What needs a person, from everywhere in the shop: for the museum's list, the command and the monitors.
import type { AttentionItem } from '../../domain/attention.ts';
import { paymentAttention } from '../payments/attention/payment-attention.ts';
import type { Sql } from '../platform/database/sql.ts';
import { ledgerAttention } from './ledger-attention.ts';
import { transferAttention } from './transfer-attention.ts';

/** Says what of its own needs a person now. */
export type AttentionSource = (sql: Sql, now: Date) => Promise<readonly AttentionItem[]>;

/** Whoever has something that needs a person adds a line here. */
const SOURCES: readonly AttentionSource[] = [paymentAttention, transferAttention, ledgerAttention];

/** Everything that needs a person now: what has a date by which it must be done first, then the oldest. */
export async function readAttention(sql: Sql, now: Date): Promise<AttentionItem[]> {
  const found: AttentionItem[] = [];
  for (const source of SOURCES) found.push(...(await source(sql, now)));
  const urgency = ({ due, since }: AttentionItem) =>
    [due?.getTime() ?? Number.POSITIVE_INFINITY, since.getTime()] as const;
  return found.sort((one, other) => {
    const [[due, since], [otherDue, otherSince]] = [urgency(one), urgency(other)];
    return due === otherDue ? since - otherSince : due - otherDue;
  });
}
