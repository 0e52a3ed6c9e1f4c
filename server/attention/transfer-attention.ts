// What the museum's bank account needs a person for: lines that belong to no order, and money to be sent back.
import type { AttentionItem } from '../../domain/attention.ts';
import { openMatters } from '../payments/transfer/statements/open-matters.ts';
import type { Sql } from '../platform/database/sql.ts';

const PROVIDER = 'transfer';

export async function transferAttention(sql: Sql): Promise<AttentionItem[]> {
  const { lines, returns } = await openMatters(sql);
  return [
    ...lines.map(
      ({ id, amount, booked_on, why }): AttentionItem => ({
        kind: 'bank-line-open',
        // Banks book by the day.
        since: new Date(`${booked_on}T12:00:00Z`),
        amount: Math.abs(amount),
        provider: PROVIDER,
        reference: id,
        details: why ?? undefined,
      }),
    ),
    ...returns.map(
      ({ amount, asked_at, reference, reason }): AttentionItem => ({
        kind: 'transfer-to-return',
        since: asked_at,
        amount,
        provider: PROVIDER,
        reference,
        details: reason,
      }),
    ),
  ];
}
