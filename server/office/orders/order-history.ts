// The history of an order: everything that was written down about it, put in the order in which it happened (operations 2).
import type { HistoryEntry } from '../../../domain/office/orders/order-history.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { isOnlyMeant } from '../../../domain/payments/elsewhere.ts';
import { canBeUndone, undoneVerbs } from '../../../domain/staff/undo.ts';
import type { OrderCheckIn } from '../../admissions/check-ins-of-order.ts';
import type { OfferOfOrder } from '../../group-offers/offer-of-order.ts';
import type { OrderReturnRow } from '../../orders/returns/order-returns.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { PresentRow } from '../../vouchers/presents/presents.ts';
import type {
  actsOn,
  OrderHead,
  PaymentFacts,
  paymentEvents,
  RefundFacts,
  withdrawalsFrom,
} from './order-facts-store.ts';
import type { mailsAbout, refusedMailsAbout } from './order-mails-store.ts';

type Rows<Read extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>;

export type OrderFacts = {
  readonly head: OrderHead;
  readonly order: Order;
  readonly payments: readonly PaymentFacts[];
  readonly events: Rows<typeof paymentEvents>;
  readonly refunds: readonly RefundFacts[];
  readonly returns: readonly OrderReturnRow[];
  readonly presents: readonly PresentRow[];
  readonly mails: Rows<typeof mailsAbout>;
  readonly refused: Rows<typeof refusedMailsAbout>;
  readonly withdrawals: Rows<typeof withdrawalsFrom>;
  readonly acts: Rows<typeof actsOn>;
  readonly checkIns: readonly OrderCheckIn[];
  /** From which it came. */
  readonly offer: OfferOfOrder | undefined;
};

/** An entry with the instant by which it is sorted. */
type Dated = { readonly when: Date; readonly entry: Said };
type Without<Entry> = Entry extends HistoryEntry ? Omit<Entry, 'at'> : never;
type Said = Without<HistoryEntry>;

export function orderHistory(facts: OrderFacts, clock: Pick<MuseumClock, 'fromInstant'>): HistoryEntry[] {
  const all = [
    ...placed(facts),
    ...paid(facts),
    ...facts.refunds.flatMap((refund) => refunded(refund, facts.payments)),
    ...facts.returns.flatMap(returned),
    ...told(facts),
    ...acted(facts),
    ...facts.checkIns.map(checkedIn),
    ...(facts.offer ? offered(facts.offer, facts.order.name) : []),
  ];
  return all
    .toSorted((one, other) => one.when.getTime() - other.when.getTime())
    .map(({ when, entry }) => ({ at: clock.fromInstant(when), ...entry }) as HistoryEntry);
}

/** @param buyer who accepted it, as they are named on the order */
function offered(
  { request_number: request, made_at, accepted_at, changes }: OfferOfOrder,
  buyer: string,
): Dated[] {
  const kind = 'group-offer';
  return [
    { when: made_at, entry: { kind, by: 'staff', who: '', request, accepted: false } },
    ...(accepted_at
      ? [{ when: accepted_at, entry: { kind, by: 'visitor', who: buyer, request, accepted: true } } as const]
      : []),
    ...changes.map(
      ({ at }) =>
        ({ when: at, entry: { kind: 'group-numbers', by: 'visitor', who: buyer, request } }) as const,
    ),
  ];
}

function placed(facts: OrderFacts): Dated[] {
  const { head, order } = facts;
  const { held_at, confirmed_at, forgotten_at, persons, total } = head;
  return [
    { when: held_at, entry: { kind: 'held', ...ordering(facts), persons, total } },
    { when: confirmed_at, entry: { kind: 'ordered', ...byShop, number: order.number, total } },
    ...(order.invoice_number
      ? [
          {
            when: confirmed_at,
            entry: { kind: 'invoice-issued', ...byShop, number: order.invoice_number },
          } as const,
        ]
      : []),
    ...(forgotten_at ? [{ when: forgotten_at, entry: { kind: 'forgotten', ...byShop } } as const] : []),
  ];
}

/** Who ordered: the buyer, or somebody at the desk for them. */
function ordering({ order, acts }: OrderFacts) {
  const sold = acts.find(({ verb }) => verb.startsWith('desk.'));
  return sold
    ? ({ by: 'staff', who: sold.name ?? sold.actor_id } as const)
    : ({ by: 'visitor', who: order.name } as const);
}

const byShop = { by: 'shop', who: '' } as const;

function paid(facts: OrderFacts): Dated[] {
  const { events } = facts;
  const payments = facts.payments.filter((payment) => !isOnlyMeant(payment));
  return payments.flatMap((payment): Dated[] => {
    const of = namesOf(payment);
    const own = events.filter(({ payment_id }) => payment_id === payment.id);
    const { problem, problem_since } = payment;
    return [
      { when: payment.created_at, entry: { kind: 'payment-started', ...ordering(facts), ...of } },
      ...(own.length > 0 ? own : knownEvents(payment)).map(
        ({ at, event, state }): Dated => ({
          when: at,
          entry: { kind: 'payment-changed', by: 'provider', who: payment.provider, ...of, event, state },
        }),
      ),
      ...(problem && problem_since
        ? [
            {
              when: problem_since,
              entry: { kind: 'payment-unclear', ...byShop, ...of, said: problem },
            } as const,
          ]
        : []),
    ];
  });
}

/** What a payment itself says, where it is older than the record of its events. */
function knownEvents({ received_at, decided_at, state }: PaymentFacts) {
  if (received_at) return [{ at: received_at, event: 'money-kept', state: 'paid' }];
  return decided_at ? [{ at: decided_at, event: state === 'failed' ? 'declined' : 'canceled', state }] : [];
}

function namesOf({ provider, reference, amount }: PaymentFacts) {
  return { provider, reference, amount };
}

function refunded(refund: RefundFacts, payments: readonly PaymentFacts[]): Dated[] {
  const payment = payments.find(({ id }) => id === refund.payment_id);
  if (!payment) return [];
  const { amount, reason, state, requested_at, decided_at, failure } = refund;
  const of = { ...namesOf(payment), amount };
  const elsewhere = reason === 'made-at-provider';
  const asked = elsewhere ? ({ by: 'provider', who: payment.provider } as const) : byShop;
  return [
    { when: requested_at, entry: { kind: 'refund-requested', ...asked, ...of, reason } },
    ...(decided_at
      ? [
          {
            when: decided_at,
            entry: {
              kind: 'refund-decided',
              by: 'provider',
              who: payment.provider,
              ...of,
              state,
              failure: failure ?? '',
            },
          } as const,
        ]
      : []),
  ];
}

function returned({ at, amount, fee, destination, reason, credit_note }: OrderReturnRow): Dated[] {
  const by = { by: 'staff', who: '' } as const;
  return [
    { when: at, entry: { kind: 'returned', ...by, amount, fee, to: destination, reason } },
    ...(credit_note
      ? [{ when: at, entry: { kind: 'credit-note-issued', ...byShop, number: credit_note } } as const]
      : []),
  ];
}

/** Mails, declarations and presents. */
function told({ mails, refused, withdrawals, presents, order }: OrderFacts): Dated[] {
  return [
    ...mails.map(
      ({ kind, sent_at, left_out, answer }): Dated => ({
        when: sent_at,
        entry: { kind: 'mail-sent', ...byShop, mail: kind, left_out, answer },
      }),
    ),
    ...refused.map(
      ({ kind, at, answer, for_good, tries }): Dated => ({
        when: at,
        entry: { kind: 'mail-refused', ...byShop, mail: kind, answer, for_good, tries },
      }),
    ),
    ...withdrawals.map(
      ({ received_at, name, part }): Dated => ({
        when: received_at,
        entry: { kind: 'withdrawal-received', by: 'visitor', who: name, part },
      }),
    ),
    ...presents.flatMap(({ line, sent_at, refused_at }): Dated[] => {
      const when = sent_at ?? refused_at;
      const to = order.presents?.find((present) => present.line === line)?.to ?? '';
      return when
        ? [{ when, entry: { kind: 'present-sent', ...byShop, to, refused: sent_at === null } }]
        : [];
    }),
  ];
}

/** What a group does to its orders, is said by the change of its numbers. */
function acted({ acts, head, order }: OrderFacts): Dated[] {
  return acts.flatMap(({ at, reason, name, actor_id, actor_kind, ...act }, place) => {
    if (actor_kind === 'group') return [];
    const { verb, key, after } = act;
    const isOwn = act.object_kind === 'order' && act.object_id === order.number && head.forgotten_at === null;
    // Passes and parcels are undone on their own pages, by whoever may change them.
    const isOfOrder = undoneVerbs('order').some((own) => own === verb);
    const undo = key !== null && isOwn && isOfOrder && canBeUndone(act, acts.slice(place + 1)) ? key : '';
    const undoes = after?.['undoes'] !== undefined;
    const who = name ?? actor_id;
    return [{ when: at, entry: { kind: 'act', by: 'staff', who, verb, reason: reason ?? '', undo, undoes } }];
  });
}

function checkedIn({ at, device, ...seen }: OrderCheckIn): Dated {
  return { when: at, entry: { kind: 'checked-in', by: 'staff', who: device, ...seen } };
}
