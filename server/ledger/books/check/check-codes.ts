// Codes of value and the ledger. A code is as good as money, so that only its end is said.
import { voucherTime } from '../../../../domain/vouchers/voucher-time.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type DifferingCode, differingCodes, unknownCodes } from './check-codes-store.ts';
import { money } from './money.ts';

const SHOWN = 4;

/** A sentence for each difference. */
export async function checkCodes(sql: Sql, now: Date): Promise<string[]> {
  const codes = await differingCodes(sql, voucherTime(now));
  const unknown = await unknownCodes(sql);
  return [
    ...codes.flatMap(sentencesOf),
    ...unknown.map(
      ({ code, owed }) => `The ledger owes ${money(owed)} for ${named(code)}, which is not there.`,
    ),
  ];
}

function sentencesOf({ code, order_number, amount, capacity, worth, owed }: DifferingCode): string[] {
  const name = `${named(code)} (${order_number ? `bought with order ${order_number}` : 'of the museum folder'})`;
  return [
    ...(worth === owed ? [] : [`${name} is worth ${money(worth)}, in the ledger ${money(owed)}.`]),
    ...(capacity > amount
      ? [`${name} can be spent for ${money(capacity)}, and was sold for ${money(amount)}.`]
      : []),
  ];
}

function named(code: string): string {
  return `The code ending in ${code.slice(-SHOWN)}`;
}
