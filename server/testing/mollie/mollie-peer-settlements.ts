// What the test's Mollie pays out: a settlement of all that was paid, given back and charged back since the last one, less
// Mollie's fees.
import { centsOf, type MollieBooks, mollieId, type PeerSettlement } from './mollie-peer-books.ts';
import { chargedBackOf, mollieError, mollieList } from './mollie-peer-objects.ts';

/** 1.8 % and 25 cents with VAT, as Mollie writes it: with four decimals. */
const FEE = { rate: 1.8, fixed: 25, vat: 1.21 };

const euros = (cents: number, digits = 2) => ({ currency: 'EUR', value: (cents / 100).toFixed(digits) });

/** Pays out what no settlement has paid out yet. */
export function settleMollie(books: MollieBooks, now: number): PeerSettlement {
  const before = new Set(
    books.settlements.flatMap(({ payments, refunds, chargebacks }) => [
      ...payments,
      ...refunds,
      ...chargebacks,
    ]),
  );
  const fresh = (id: string) => !before.has(id);
  const paid = [...books.payments.values()].filter(({ id, status }) => status === 'paid' && fresh(id));
  const refunds = [...books.refunds.values()].filter(({ id, status }) => status === 'refunded' && fresh(id));
  const taken = [...books.payments.values()].filter(({ chargeback }) => chargeback && fresh(chargeback.id));
  const costs = paid.map(({ request }) => ((centsOf(request.amount) * FEE.rate) / 100 + FEE.fixed) * FEE.vat);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const settlement: PeerSettlement = {
    id: mollieId('stl'),
    createdAt: now,
    payments: paid.map(({ id }) => id),
    refunds: refunds.map(({ id }) => id),
    chargebacks: taken.map(({ chargeback }) => chargeback?.id ?? ''),
    costs,
    amount:
      sum(paid.map(({ request }) => centsOf(request.amount))) -
      sum(refunds.map(({ amount }) => amount)) -
      sum(taken.map(chargedBackOf)) -
      Math.round(sum(costs)),
    status: 'pending',
  };
  books.settlements.push(settlement);
  return settlement;
}

/** Answers `GET /v2/settlements…`; undefined at other addresses. */
export function answerSettlements(
  books: MollieBooks,
  path: string,
): { status: number; body: object } | undefined {
  const [found, id, list = ''] = /^\/v2\/settlements(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (!found) return undefined;
  const ok = (body: object) => ({ status: 200, body });
  if (!id) return ok(mollieList('settlements', books.settlements.map(settlementObject).reverse()));
  const settlement = books.settlements.find((each) => each.id === id);
  if (!settlement) return { status: 404, body: mollieError(404, 'No settlement exists with this id') };
  switch (list) {
    case '':
      return ok(settlementObject(settlement));
    case 'payments':
      return ok(
        mollieList(
          list,
          settlement.payments.map((each) => settledPayment(books, each)),
        ),
      );
    case 'refunds':
      return ok(
        mollieList(
          list,
          settlement.refunds.map((each) => settledRefund(books, each)),
        ),
      );
    default:
      return ok(
        mollieList(
          list,
          settlement.chargebacks.map((each) => settledChargeback(books, each)),
        ),
      );
  }
}

function settlementObject({ id, createdAt, amount, status, costs }: PeerSettlement): object {
  const months = { 11: { revenue: [], costs: costs.map((cost) => costObject(cost)) } };
  return {
    resource: 'settlement',
    id,
    reference: '1234567.2611.01',
    createdAt: new Date(createdAt).toISOString(),
    settledAt: status === 'paidout' ? new Date(createdAt).toISOString() : null,
    status,
    amount: euros(amount),
    periods: { 2026: months },
  };
}

function costObject(cents: number): object {
  return { description: 'Credit card', method: 'creditcard', count: 1, amountGross: euros(cents, 4) };
}

function settledPayment({ payments }: MollieBooks, id: string): object {
  const amount = payments.get(id)?.request.amount;
  return { resource: 'payment', id, amount, settlementAmount: amount };
}

function settledRefund({ refunds }: MollieBooks, id: string): object {
  const refund = refunds.get(id);
  const amount = refund?.amount ?? 0;
  return {
    resource: 'refund',
    id,
    paymentId: refund?.paymentId,
    amount: euros(amount),
    settlementAmount: euros(-amount),
  };
}

function settledChargeback({ payments }: MollieBooks, id: string): object {
  const payment = [...payments.values()].find(({ chargeback }) => chargeback?.id === id);
  const amount = payment ? chargedBackOf(payment) : 0;
  return {
    resource: 'chargeback',
    id,
    paymentId: payment?.id,
    amount: euros(amount),
    settlementAmount: euros(-amount),
  };
}
