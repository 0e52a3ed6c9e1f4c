// The office's calls about customers (operations 2): found, shown whole, corrected, merged, exported, forgotten. Names and
// addresses stand in bodies, an address has the customer's id alone.
import { type Static, Type } from 'typebox';
import { Customer } from '../../customers/customer.ts';
import type { Endpoint } from '../../endpoint.ts';
import { customerOrdersContract } from '../../orders/customer-orders-contract.ts';
import { ListedOrder } from '../orders/found-order.ts';

const strict = { additionalProperties: false } as const;
const CustomerId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
/** The last act on the customer that was seen. */
const Version = Type.Integer({ minimum: 0 });
const Key = Type.String({ minLength: 16, maxLength: 64 });
const Acted = Type.Object({ version: Version });
const Kind = Type.Union([Type.Literal('guest'), Type.Literal('account')]);

export const FoundCustomer = Type.Object({
  id: Type.String(),
  kind: Kind,
  name: Type.String(),
  company: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  orders: Type.Integer(),
  /** When the last order was confirmed, in museum time; '' for none. */
  last: Type.String(),
});
export type FoundCustomer = Static<typeof FoundCustomer>;

export const CustomerWhole = Type.Object({
  id: Type.String(),
  version: Version,
  kind: Kind,
  customer: Customer,
  language: Type.String(),
  /** In museum time; likewise the other moments. */
  registered: Type.String(),
  /** Since when they wish the newsletter; '' where they do not. */
  newsletter_since: Type.String(),
  /** Where they are signed in. */
  sessions: Type.Integer(),
  /** The newest, at most 200. */
  orders: Type.Array(ListedOrder),
  /** Passes of their orders. */
  passes: Type.Array(
    Type.Object({
      barcode: Type.String(),
      name: Type.String(),
      order: Type.String(),
      void: Type.Boolean(),
      /** Names it in addresses; null for one from before passes had numbers. */
      number: Type.Union([Type.Integer(), Type.Null()]),
      blocked: Type.Boolean(),
    }),
  ),
  /** Voucher codes that they bought. */
  vouchers: Type.Array(
    Type.Object({
      number: Type.Integer(),
      order: Type.String(),
      amount: Type.Integer(),
      closed: Type.Boolean(),
    }),
  ),
});
export type CustomerWhole = Static<typeof CustomerWhole>;

/** Why two customers cannot be merged; '' where they can. */
const MergeProblem = Type.Union([
  Type.Literal(''),
  Type.Literal('same'),
  /** An account is not merged into a guest: the other way round. */
  Type.Literal('into-guest'),
]);

export const MergeEffect = Type.Object({
  version: Version,
  /** Who remains. */
  into: FoundCustomer,
  /** Whose things go over. */
  from: FoundCustomer,
  problem: MergeProblem,
  /** Purchases that are under way. */
  open: Type.Integer(),
  /** Where the other is signed in, until it is done. */
  sessions: Type.Integer(),
  /** The other's consent to the newsletter ends. */
  newsletter: Type.Boolean(),
});
export type MergeEffect = Static<typeof MergeEffect>;

export const ForgetEffect = Type.Object({
  version: Version,
  orders: Type.Integer(),
  /** Visits that are still ahead. */
  ahead: Type.Array(Type.Object({ order: Type.String(), visit: Type.String() })),
  /** Purchases that are under way. */
  open: Type.Integer(),
  sessions: Type.Integer(),
  newsletter: Type.Boolean(),
  /** Whole years for which orders keep their names after the year of the order. */
  years: Type.Integer(),
});
export type ForgetEffect = Static<typeof ForgetEffect>;

/**
 * Fields of a customer that staff may correct; an account's e-mail is its owner's. Where parcels go is an address of its own,
 * all of it or nothing.
 */
export const CORRECTABLE = [
  'fname',
  'lname',
  'company',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'country',
  'shipping.name',
  'shipping.street',
  'shipping.zip',
  'shipping.city',
  'shipping.country',
] as const;
export type CorrectableField = (typeof CORRECTABLE)[number];

export const officeCustomersContract = {
  'POST office/customers/search': {
    summary: 'At most 20 customers by name, also misspelt, e-mail, phone or the number of an order',
    permit: 'staff:customers.read',
    body: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }, strict),
    answer: Type.Array(FoundCustomer),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/customers/:id': {
    summary: 'A customer whole; one who was merged is shown as the one who remains',
    permit: 'staff:customers.read',
    params: CustomerId,
    answer: CustomerWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/customers/:id/correct': {
    summary: 'Corrects names, addresses and phone of a customer, once for each key; their orders stay',
    permit: 'staff:customers.change',
    params: CustomerId,
    body: Type.Object(
      {
        fields: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 1000 })),
        key: Key,
        version: Version,
      },
      strict,
    ),
    answer: Acted,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_CHANGED_MEANWHILE'],
  },
  'POST office/customers/:id/merge/preview': {
    summary: 'What merging another customer into this one does; changes nothing',
    permit: 'staff:customers.change',
    params: CustomerId,
    body: Type.Object({ from: CustomerId.properties.id }, strict),
    answer: MergeEffect,
    refusals: ['NOT_FOUND'],
  },
  'POST office/customers/:id/merge': {
    summary:
      'Merges another customer into this one, once for each key: their orders go over, their sign-in ends',
    permit: 'staff:customers.change',
    params: CustomerId,
    body: Type.Object({ from: CustomerId.properties.id, key: Key, version: Version }, strict),
    answer: Acted,
    refusals: ['NOT_FOUND', 'OFFICE_NOT_TO_BE_MERGED', 'OFFICE_CHANGED_MEANWHILE'],
  },
  'POST office/customers/:id/export': {
    summary:
      'Everything that the shop keeps of a customer, as their own export has it; noted once for each key',
    permit: 'staff:customers.change',
    params: CustomerId,
    body: Type.Object({ key: Key }, strict),
    answer: customerOrdersContract['GET customer/export'].answer,
    refusals: ['NOT_FOUND'],
  },
  'POST office/customers/:id/forget/preview': {
    summary: 'What forgetting a customer does, and what stays; changes nothing',
    permit: 'staff:customers.change',
    params: CustomerId,
    answer: ForgetEffect,
    refusals: ['NOT_FOUND'],
  },
  'POST office/customers/:id/forget': {
    summary: 'Forgets a customer, once for each key; with visits ahead only where that is confirmed',
    permit: 'staff:customers.change',
    params: CustomerId,
    body: Type.Object({ confirmed: Type.Boolean(), key: Key, version: Version }, strict),
    answer: Type.Literal(true),
    refusals: ['NOT_FOUND', 'OFFICE_VISITS_AHEAD', 'OFFICE_CHANGED_MEANWHILE'],
  },
} as const satisfies Record<string, Endpoint>;
