// All wrong requests about a customer's own data, for `refusals.test.ts`: details, orders, export, deletion.
import type { CallKey } from '../../../domain/contract.ts';
import {
  ACCOUNT_PASSWORD,
  asAccount,
  asGuest,
  asked,
  forgedCases,
  type RefusalCase,
  sentTo,
  tokenCases,
} from './refusal-case.ts';

const update = 'POST customer/update';
const remove = 'POST customer/delete';
const fromOrder = 'GET customer/fromOrder';
const review = 'GET order/review';
const SQL = "' or 1=1; drop table customer; --";

const updates: RefusalCase[] = [
  ...by(
    asAccount,
    sentTo(update, '400 REQUEST_MALFORMED', {
      'no customer': {},
      'a list of customers': { c: [] },
      'one field more': { c: { is_guest: false } },
      'a number as a name': { c: { lname: 7 } },
      'a text as a newsletter': { c: { newsletter: 'yes' } },
      'an address with one field more': { c: { shipping: { admin: true } } },
    }),
  ),
  ...by(
    asAccount,
    sentTo(update, '422 FIELDS_INVALID', {
      'another e-mail for an account': { c: { email: 'other@example.org' } },
      'another e-mail that only looks alike': { c: { email: 'account@example.org.example.org' } },
      'a name of spaces': { c: { lname: '  ' } },
      'a country of SQL': { c: { country: SQL } },
      'half an address': { c: { shipping: { name: 'Ada' } } },
    }),
  ),
  ...by(asGuest, sentTo(update, '422 FIELDS_INVALID', { 'no e-mail for a guest': { c: { email: '' } } })),
  ...tokenCases(update, { c: { fname: 'Ada' } }),
];

const deletions: RefusalCase[] = [
  ...by(
    asAccount,
    sentTo(remove, '400 REQUEST_MALFORMED', {
      'no password': {},
      'a password as it is typed': { _po: 'Drei Kinder, ein Deich' },
      'a condition as a password': { _po: { $ne: '' } },
    }),
  ),
  ...by(
    asAccount,
    sentTo(remove, '422 CUSTOMER_DELETE_FAILED', { 'a wrong password': { _po: 'a'.repeat(32) } }),
  ),
  ...by(asGuest, sentTo(remove, '403 FORBIDDEN', { 'a guest': { _po: ACCOUNT_PASSWORD } })),
  ...tokenCases(remove, { _po: ACCOUNT_PASSWORD }),
];

const ofAccounts = ['GET customer/orders', 'GET customer/export'] as const satisfies CallKey[];
const orders: RefusalCase[] = [
  ...ofAccounts.flatMap((call) => [
    { what: 'a guest', call, headers: asGuest, says: '403 FORBIDDEN' } as const,
    ...tokenCases(call),
  ]),
  ...by(
    asAccount,
    asked(fromOrder, '400 REQUEST_MALFORMED', {
      'no order': 'customer/fromOrder',
      'two orders': 'customer/fromOrder?id=a&id=b',
      'an order named NUL': 'customer/fromOrder?id=%00',
    }),
  ),
  ...by(
    asGuest,
    asked(fromOrder, '406 ORDER_NOT_AVAILABLE', {
      'an order that is not there': 'customer/fromOrder?id=nobody',
      'an order of SQL': `customer/fromOrder?id=${encodeURIComponent(SQL)}`,
    }),
  ),
  ...at('customer/fromOrder?id=x', tokenCases(fromOrder)),
  ...at('order/review?id=x', forgedCases(review)),
];

/** The cases about customers' own data: every code that the contract lists for these calls. */
export const PRIVACY_REFUSAL_CASES: readonly RefusalCase[] = [...updates, ...deletions, ...orders];

function at(path: string, cases: readonly RefusalCase[]): RefusalCase[] {
  return cases.map((row) => ({ ...row, path }));
}

function by(who: NonNullable<RefusalCase['headers']>, cases: readonly RefusalCase[]): RefusalCase[] {
  return cases.map((row) => ({ ...row, headers: who }));
}
