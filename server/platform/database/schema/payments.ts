import { bigint, boolean, instant, int, jsonb, nullable, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const paymentsTables = {
  payment: {
    id: text(),
    cart_id: text(),
    provider: text(),
    reference: text(),
    state: text<
      | 'started'
      | 'pending'
      | 'paid'
      | 'failed'
      | 'canceled'
      | 'refund-due'
      | 'refunded'
      | 'disputed'
      | 'charged-back'
    >(),
    amount: int(),
    payer: nullable(jsonb()),
    created_at: byDefault(instant()),
    decided_at: nullable(instant()),
    currency: byDefault(text()),
    method: nullable(text()),
    fee: nullable(int()),
    charge_id: nullable(text()),
    received_at: nullable(instant()),
    next_look_at: nullable(instant()),
    looks: byDefault(int()),
    given_back: byDefault(int()),
  },
  refund: {
    id: text(),
    payment_id: text(),
    provider: text(),
    amount: int(),
    state: text<'due' | 'sent' | 'done' | 'failed'>(),
    reason: text<'not-kept' | 'order-refunded' | 'part' | 'made-at-provider'>(),
    reference: nullable(text()),
    requested_at: byDefault(instant()),
    decided_at: nullable(instant()),
    failure: nullable(text()),
    attempt: byDefault(int()),
    next_look_at: nullable(instant()),
    looks: byDefault(int()),
  },
  demo_bank_payment: {
    id: text(),
    amount: int(),
    description: text(),
    language: text(),
    express: boolean(),
    state: text<'open' | 'pending' | 'paid' | 'declined' | 'canceled' | 'refunded'>(),
    payer: nullable(jsonb()),
    return_url: text(),
    cancel_url: text(),
    created_at: byDefault(instant()),
    pays_at: nullable(instant()),
    webhook_at: nullable(instant()),
    webhook_failures: byDefault(int()),
    kind: byDefault(text()),
    dispute: nullable(text<'open' | 'won' | 'lost'>()),
    dispute_amount: nullable(int()),
  },
  demo_bank_refund: {
    id: text(),
    payment_id: text(),
    amount: int(),
    state: text<'pending' | 'done' | 'failed'>(),
  },
  demo_bank_payout: { id: text(), amount: bigint(), made_at: instant() },
  demo_bank_movement: {
    id: text(),
    kind: text<'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won'>(),
    payment_id: text(),
    refund_id: nullable(text()),
    amount: bigint(),
    payout_id: nullable(text()),
  },
} as const satisfies Tables;
