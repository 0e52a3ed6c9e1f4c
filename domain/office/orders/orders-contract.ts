// The office's calls that find orders and show them whole (operations 2).
import { Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';
import { FoundReserved } from '../money/reserved-contract.ts';
import { FoundOrder, ListedOrder } from './found-order.ts';
import { OrderFilters } from './order-filters.ts';
import { OrderWhole } from './order-whole.ts';

/** The number of an order in an address: `2026-100017`. */
export const OrderNumber = Type.String({ pattern: '^\\d{4}-\\d{1,12}$' });

export const officeOrdersContract = {
  'POST office/search': {
    summary: 'At most 20 orders that fit what was typed, what fits best first, with customers and codes',
    permit: 'staff:orders.read',
    // In the body: codes stand in no address, where logs would keep them (ADR 048).
    body: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }, { additionalProperties: false }),
    answer: Type.Object({
      orders: Type.Array(FoundOrder),
      /** For those who may see customers. */
      customers: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() })),
      /** The code that was typed: a ticket's, a pass's, a voucher's. */
      codes: Type.Array(
        Type.Object({
          kind: Type.Union([Type.Literal('admission'), Type.Literal('voucher')]),
          barcode: Type.String(),
          name: Type.String(),
          /** The number of its order; '' for a code that no order bought. */
          order: Type.String(),
          valid: Type.Boolean(),
          /** Of a voucher code, for its page in the office; 0 for an admission. */
          number: Type.Integer(),
        }),
      ),
      /** Orders that wait for their money, for those who may note it. */
      reserved: Type.Array(FoundReserved),
      /** The one order that the text names: a whole number or a code; '' for none. */
      opens: Type.String(),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/orders': {
    summary: 'Orders page by page; 50 at a time',
    permit: 'staff:orders.read',
    query: Type.Object({
      ...OrderFilters.properties,
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({
      rows: Type.Array(ListedOrder),
      /** The cursor of the next page, if there is one. */
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED', 'NOT_FOUND'],
  },
  'GET office/order-choices': {
    summary: 'What lists of orders can be narrowed to: events, ways of payment, languages',
    permit: 'staff:orders.read',
    answer: Type.Object({
      /** Also those that are no longer on sale, by name. */
      events: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      providers: Type.Array(Type.String()),
      languages: Type.Array(Type.String()),
    }),
    refusals: [],
  },
  'GET office/orders/:number': {
    summary: 'An order whole, with everything that happened to it',
    permit: 'staff:orders.read',
    params: Type.Object({ number: OrderNumber }),
    answer: OrderWhole,
    refusals: ['REQUEST_MALFORMED', 'NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
