// Payouts, what providers say that they are made of, and the ledger.
import type { Sql } from '../../../platform/database/sql.ts';
import {
  type DifferingPart,
  type DifferingPayout,
  differingParts,
  differingPayouts,
} from './check-payouts-store.ts';
import { money } from './money.ts';

/** A sentence for each difference. */
export async function checkPayouts(sql: Sql): Promise<string[]> {
  return [...(await differingPayouts(sql)).flatMap(ofPayout), ...(await differingParts(sql)).map(ofPart)];
}

function ofPayout({ provider, reference, state, amount, parts, booked }: DifferingPayout): string[] {
  const name = `Payout ${reference} of ${provider}`;
  const reached = state === 'paid' ? amount : 0;
  return [
    ...(parts === amount ? [] : [`${name} is ${money(amount)}, and its parts are ${money(parts)}.`]),
    ...(booked === reached
      ? []
      : [`${name} is ${state} with ${money(amount)}; at the bank in the ledger: ${money(booked)}.`]),
  ];
}

function ofPart({
  provider,
  payout,
  kind,
  payment,
  payment_id,
  refund,
  amount,
  booked,
}: DifferingPart): string {
  const of = `Payout ${payout} of ${provider} has ${money(amount)}`;
  if (payment_id === null)
    return `${of} (${kind}) of payment ${payment ?? 'none'}, which the shop does not know.`;
  const about = refund ? `refund ${refund} of payment ${payment_id}` : `payment ${payment_id}`;
  return `${of} (${kind}) of ${about}, in the ledger ${money(booked)}.`;
}
