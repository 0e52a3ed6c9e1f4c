// The SQL of what happens to payments. A state changes only by an event that the table of states allows, on a payment
// whose row the transaction has locked.
import { sql as raw } from 'kysely';
import type { Entry } from '../../domain/ledger/entry.ts';
import { feeLearnt, moneyArrived } from '../../domain/ledger/money-entries.ts';
import {
  isUndecided,
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
} from '../../domain/payments/payment-state.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { Sql } from '../platform/database/sql.ts';
import { boolean, instant, int, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { build, byHand, plannedOnce, statement } from '../platform/database/statement.ts';
import type { MoneyOutcome, Payer } from './payment-provider.ts';
import type { LockedPayment } from './payment-store.ts';

/** What the provider reports of a payment besides its state. */
export type PaymentFacts = Pick<MoneyOutcome, 'payer' | 'method' | 'fee' | 'chargeId' | 'respondBy'>;

// By hand: what is known already stays when the provider does not repeat it. Payments that are settled together change
// together, and what happened to each is noted.
const setPaymentStatesStatement = plannedOnce(
  byHand(
    'set-payment-states',
    {
      ids: list(text()),
      from: list(text<PaymentState>()),
      events: list(text<PaymentEvent>()),
      states: list(text<PaymentState>()),
      payers: list(nullable(jsonb<Payer>())),
      methods: list(nullable(text())),
      fees: list(nullable(int())),
      charge_ids: list(nullable(text())),
      respond_by: list(nullable(instant())),
      undecided: list(boolean()),
      received: list(boolean()),
      now: instant(),
    },
    { id: text() },
    (given) => raw`
    with changed as (
      update payment p set state = c.state, payer = coalesce(c.payer, p.payer),
        method = coalesce(c.method, p.method), fee = coalesce(c.fee, p.fee),
        charge_id = coalesce(c.charge_id, p.charge_id),
        dispute_due_at = coalesce(c.respond_by, p.dispute_due_at),
        decided_at = case when c.undecided then p.decided_at else coalesce(p.decided_at, ${given.now}) end,
        received_at = case when c.received then coalesce(p.received_at, ${given.now}) else p.received_at end,
        next_look_at = case when c.undecided then p.next_look_at end
      from unnest(${given.ids}, ${given.from}, ${given.events}, ${given.states}, ${given.payers}, ${given.methods}, ${given.fees},
          ${given.charge_ids}, ${given.respond_by}, ${given.undecided}, ${given.received})
        as c (id, before, event, state, payer, method, fee, charge_id, respond_by, undecided, received)
      where p.id = c.id and p.state = c.before returning p.id, c.event, c.state
    ), noted as (
      insert into payment_event (payment_id, at, event, state)
      select id, ${given.now}, event, state from changed
    )
    select id from changed`,
  ),
);

const setFeeStatement = statement('set-payment-fee', { id: text(), fee: int() }, ({ id, fee }) =>
  build.updateTable('payment').set({ fee }).where('id', '=', id),
);

export type PaymentChange = {
  readonly payment: LockedPayment;
  readonly event: PaymentEvent;
  readonly facts?: PaymentFacts;
};

/**
 * Applies an event to a payment.
 * @returns the changed payment; undefined when its state does not allow the event and nothing was written
 */
export async function changePayment(
  sql: Sql,
  payment: LockedPayment,
  event: PaymentEvent,
  now: Date,
  facts: PaymentFacts = {},
): Promise<LockedPayment | undefined> {
  return (await changePayments(sql, [{ payment, event, facts }], now))[0];
}

/**
 * Applies an event to each of several payments, which are all different.
 * @param later takes what the ledger has to know, where the caller posts it together with more; else it is posted here
 * @returns in order, as `changePayment`
 */
export async function changePayments(
  sql: Sql,
  changes: readonly PaymentChange[],
  now: Date,
  later?: Entry[],
): Promise<(LockedPayment | undefined)[]> {
  const next = changes.map(({ payment, event }) => nextPaymentState(payment.state, event));
  const allowed = changes.flatMap((change, index) => {
    const state = next[index];
    return state ? [{ ...change, state }] : [];
  });
  await writeChanges(sql, allowed, now);
  const entries = allowed.flatMap((change) => entriesOf(change, now));
  if (later) later.push(...entries);
  else await postEntries(sql, entries);
  return changes.map(({ payment, event, facts = {} }, index) => {
    const state = next[index];
    const received_at = isReceipt(event) ? (payment.received_at ?? now) : payment.received_at;
    const { payer = payment.payer, fee = payment.fee } = facts;
    return state && { ...payment, state, payer, fee, received_at };
  });
}

/** Notes a fee that became known, or changed, after the money had arrived. */
export async function learnFee(
  sql: Sql,
  payment: LockedPayment,
  fee: number | undefined,
  now: Date,
): Promise<void> {
  if (fee === undefined || fee === payment.fee || payment.amount === 0) return;
  await sql.run(setFeeStatement, { id: payment.id, fee });
  await postEntries(sql, feeLearnt(payment, payment.fee ?? 0, fee, now));
}

type AllowedChange = PaymentChange & { readonly state: PaymentState };

async function writeChanges(sql: Sql, changes: readonly AllowedChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  const written = await sql.all(setPaymentStatesStatement, {
    ids: changes.map(({ payment }) => payment.id),
    from: changes.map(({ payment }) => payment.state),
    events: changes.map(({ event }) => event),
    states: changes.map(({ state }) => state),
    payers: changes.map(({ facts }) => facts?.payer ?? null),
    methods: changes.map(({ facts }) => facts?.method ?? null),
    fees: changes.map(({ facts }) => facts?.fee ?? null),
    charge_ids: changes.map(({ facts }) => facts?.chargeId ?? null),
    respond_by: changes.map(({ facts }) => facts?.respondBy ?? null),
    undecided: changes.map(({ state }) => isUndecided(state)),
    received: changes.map(({ event }) => isReceipt(event)),
    now,
  });
  const missing = changes.find(({ payment }) => !written.some(({ id }) => id === payment.id));
  if (missing) throw new Error(`payment ${missing.payment.id} is no longer ${missing.payment.state}`);
}

/** What the ledger has to know: the money, once it has arrived, and what the provider keeps of it. */
function entriesOf({ payment, event, facts }: AllowedChange, now: Date): Entry[] {
  if (payment.amount === 0) return [];
  const arrived = isReceipt(event) ? [moneyArrived(payment, payment.amount, now)] : [];
  const fee = facts?.fee === undefined ? [] : feeLearnt(payment, payment.fee ?? 0, facts.fee, now);
  return [...arrived, ...fee];
}

function isReceipt(event: PaymentEvent): boolean {
  return event === 'money-kept' || event === 'money-unwanted';
}
