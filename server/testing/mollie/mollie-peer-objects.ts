// The objects of the test's Mollie as its API shows them.
import {
  centsOf,
  type MollieBooks,
  mollieRefunded,
  mollieRefundsOf,
  type PeerMolliePayment,
  type PeerMollieRefund,
} from './mollie-peer-books.ts';

const at = (instant: number) => new Date(instant).toISOString();
const euros = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });
const link = (href: string) => ({ href, type: 'application/hal+json' });

export type Shown = { readonly origin: string; readonly embed?: readonly string[] };

export function shownPayment(
  books: MollieBooks,
  payment: PeerMolliePayment,
  { origin, embed = [] }: Shown,
): object {
  const { id, request, status, createdAt, expiresAt, cancelable, payer, chargeback } = payment;
  const self = `${origin}/v2/payments/${id}`;
  const refunded = mollieRefunded(books, id);
  return {
    resource: 'payment',
    id,
    mode: 'test',
    sequenceType: 'oneoff',
    profileId: 'pfl_test',
    ...request,
    status,
    createdAt: at(createdAt),
    ...(status === 'open' ? { expiresAt: at(expiresAt) } : {}),
    ...(status === 'open' || status === 'pending' ? { isCancelable: cancelable && status === 'open' } : {}),
    details: status === 'paid' ? payer : null,
    ...(status === 'paid'
      ? {
          amountRefunded: euros(refunded),
          amountRemaining: euros(centsOf(request.amount) - refunded - takenFrom(payment)),
        }
      : {}),
    ...(chargeback && !chargeback.reversedAt ? { amountChargedBack: euros(takenFrom(payment)) } : {}),
    _links: {
      self: link(self),
      ...(status === 'open' ? { checkout: { href: `${origin}/checkout/${id}`, type: 'text/html' } } : {}),
      dashboard: { href: `${origin}/dashboard/${id}`, type: 'text/html' },
    },
    ...(embed.length > 0 ? { _embedded: embedded(books, payment, embed, self) } : {}),
  };
}

function embedded(
  books: MollieBooks,
  payment: PeerMolliePayment,
  embed: readonly string[],
  self: string,
): object {
  return {
    ...(embed.includes('refunds')
      ? { refunds: mollieRefundsOf(books, payment.id).map((refund) => mollieRefund(refund, self)) }
      : {}),
    ...(embed.includes('chargebacks') ? { chargebacks: chargebacksOf(payment, self) } : {}),
  };
}

/** What is charged back now, in cents. */
export function takenFrom(payment: PeerMolliePayment): number {
  return payment.chargeback?.reversedAt === null ? chargedBackOf(payment) : 0;
}

/** What a chargeback was about, in cents. */
export function chargedBackOf({ chargeback, request }: PeerMolliePayment): number {
  return chargeback ? (chargeback.amount ?? centsOf(request.amount)) : 0;
}

function chargebacksOf(payment: PeerMolliePayment, self: string): object[] {
  const { chargeback, id } = payment;
  if (!chargeback) return [];
  const { createdAt, reversedAt } = chargeback;
  return [
    {
      resource: 'chargeback',
      id: chargeback.id,
      amount: euros(chargedBackOf(payment)),
      createdAt: at(createdAt),
      reason: null,
      paymentId: id,
      reversedAt: reversedAt === null ? null : at(reversedAt),
      _links: { self: link(`${self}/chargebacks/${chargeback.id}`), payment: link(self) },
    },
  ];
}

export function mollieRefund(
  { id, paymentId, amount, createdAt, metadata, status }: PeerMollieRefund,
  self: string,
): object {
  return {
    resource: 'refund',
    id,
    mode: 'test',
    amount: euros(amount),
    description: 'Refund',
    metadata,
    paymentId,
    status,
    createdAt: at(createdAt),
    _links: { self: link(`${self}/refunds/${id}`), payment: link(self) },
  };
}

export function mollieList(name: string, items: readonly object[], next: string | null = null): object {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: { previous: null, next: next ? link(next) : null },
  };
}

const TITLES: Readonly<Record<number, string>> = {
  401: 'Unauthorized Request',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export function mollieError(status: number, detail: string, field?: string): object {
  return { status, title: TITLES[status] ?? 'Error', detail, ...(field ? { field } : {}), _links: {} };
}
