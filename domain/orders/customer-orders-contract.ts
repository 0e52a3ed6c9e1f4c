// A customer's calls about their orders (spec 7, spec decisions 2).
import { type Static, Type } from 'typebox';
import { Customer, Registration } from '../customers/customer.ts';
import { ExportedRequest } from '../customers/exported-request.ts';
import { SessionView } from '../customers/sessions-contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { Order } from './order.ts';
import { WithdrawalReceipt } from './withdrawal-contract.ts';

/** One order in a customer's list, newest first. */
export const CustomerOrder = Type.Object({
  booking_id: Type.String(),
  number: Type.String(),
  /** When it was confirmed, `YYYY-MM-DD HH:mm` in museum time. */
  date: Type.String(),
  state: Order.properties.state,
  /** Cents. */
  total: Type.Integer(),
  /** What was bought, in the language of the order: the names of its lines. */
  names: Type.Array(Type.String()),
  /** The next visit in the order, `YYYY-MM-DD HH:mm` or a day, '' for none. */
  next_visit: Type.String(),
  /** A visit that is ahead does not take place as it was bought. Other servers of the same calls know nothing of it. */
  stranded: Type.Optional(Type.Boolean()),
});
export type CustomerOrder = Static<typeof CustomerOrder>;

export const customerOrdersContract = {
  'GET customer/fromOrder': {
    summary: 'What an order knows of who placed it, to prefill a registration; only for them',
    permit: 'token',
    query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    answer: Registration,
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'ORDER_NOT_AVAILABLE'],
  },
  'GET customer/orders': {
    summary: "An account's orders, newest first",
    permit: 'account',
    answer: Type.Array(CustomerOrder),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN'],
  },
  'GET customer/export': {
    summary: 'Everything the shop keeps of a customer, for themselves (GDPR art. 15 and 20)',
    permit: 'account',
    answer: Type.Object({
      customer: Customer,
      language: Type.String(),
      /** ISO instants. */
      registered_at: Type.String(),
      exported_at: Type.String(),
      newsletter_since: Type.Union([Type.String(), Type.Null()]),
      orders: Type.Array(Order),
      /** Declared with the account's address, once it is confirmed; newest first. */
      withdrawals: Type.Array(WithdrawalReceipt),
      /** What they asked for groups with the same address, and what they were offered; newest first. */
      group_requests: Type.Array(ExportedRequest),
      /** Where the account is signed in, the latest used first. */
      sessions: Type.Array(Type.Omit(SessionView, ['id', 'current'])),
    }),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN'],
  },
} as const satisfies Record<string, Endpoint>;
