// Payments, their refunds and disputes, and the ledger. What payers owe or are owed is no difference: it is said beside them.
import type { Sql } from '../../../platform/database/sql.ts';
import {
  type DifferingPayment,
  differingPayments,
  type OpenPayer,
  openPayers,
} from './check-payments-store.ts';
import { money } from './money.ts';

/** A sentence for each difference. */
export async function checkPayments(sql: Sql): Promise<string[]> {
  return (await differingPayments(sql)).flatMap(sentencesOf);
}

/** A sentence for each payment whose money is not where it belongs yet. */
export async function openItems(sql: Sql): Promise<string[]> {
  return (await openPayers(sql)).map((open) =>
    open.payers < 0
      ? `${named(open)}: ${money(-open.payers)} have arrived that are neither earned nor given back yet.`
      : `${named(open)}: its payer owes ${money(open.payers)}.`,
  );
}

function sentencesOf(payment: DifferingPayment): string[] {
  const name = named(payment);
  const compare = (what: string, ours: number, ledger: number): string[] =>
    ours === ledger ? [] : [`${name}: ${money(ours)} ${what}, in the ledger ${money(ledger)}.`];
  return [
    ...compare('have arrived', payment.arrived, payment.booked_arrived),
    ...compare('of refunds are with the provider', payment.accepted, payment.booked_refunded),
    ...compare('is its fee', payment.fee, payment.booked_fee),
    ...(payment.given_back === payment.open_refunds
      ? []
      : [
          `${name}: ${money(payment.given_back)} count as given back, and its refunds are ${money(payment.open_refunds)}.`,
        ]),
    ...disputeOf(payment, name),
  ];
}

function disputeOf({ disputed, state, booked_dispute }: DifferingPayment, name: string): string[] {
  if (disputed === booked_dispute > 0) return [];
  const ledger = `in dispute in the ledger: ${money(booked_dispute)}`;
  return [disputed ? `${name} is disputed; ${ledger}.` : `${name} is ${state}, and not disputed; ${ledger}.`];
}

function named({ id, provider, order_number }: Pick<OpenPayer, 'id' | 'provider' | 'order_number'>): string {
  return `Payment ${id} (${provider}${order_number ? `, order ${order_number}` : ''})`;
}
