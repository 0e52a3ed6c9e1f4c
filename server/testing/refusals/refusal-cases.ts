// All wrong requests for `refusals.test.ts`: a description of the error, the request, and the status and code that spec
// decisions 2 names.
import { asked, exec, guest, init, type RefusalCase } from './refusal-case.ts';
import { ACCOUNT_REFUSAL_CASES } from './refusal-cases-accounts.ts';
import { CHECKOUT_REFUSAL_CASES } from './refusal-cases-checkout.ts';
import { CLOSING_REFUSAL_CASES } from './refusal-cases-closings.ts';
import { CUSTOMER_REFUSAL_CASES } from './refusal-cases-customers.ts';
import { GROUP_REFUSAL_CASES } from './refusal-cases-groups.ts';
import { PRIVACY_REFUSAL_CASES } from './refusal-cases-privacy.ts';
import { RETAIL_REFUSAL_CASES } from './refusal-cases-retail.ts';
import { SHIPPING_REFUSAL_CASES } from './refusal-cases-shipping.ts';
import { TICKET_REFUSAL_CASES } from './refusal-cases-tickets.ts';
import { TOUR_REFUSAL_CASES } from './refusal-cases-tours.ts';
import { WAITING_ROOM_REFUSAL_CASES } from './refusal-cases-waiting-room.ts';
import { WITHDRAWAL_REFUSAL_CASES } from './refusal-cases-withdrawal.ts';

const unreadable: RefusalCase[] = [
  { what: 'JSON that breaks off', call: guest, raw: '{"c":', says: '400 REQUEST_MALFORMED' },
  { what: 'no body', call: guest, raw: '', says: '400 REQUEST_MALFORMED' },
  {
    what: 'a poisoned prototype',
    call: guest,
    raw: '{"c":{"__proto__":{"email":"a@b.de"}}}',
    says: '400 REQUEST_MALFORMED',
  },
  {
    what: 'lists nested ten thousand deep',
    call: init,
    raw: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    says: '400 REQUEST_MALFORMED',
  },
  {
    what: 'objects nested five thousand deep around a half character',
    call: guest,
    raw: `${'{"c":'.repeat(5_000)}"\\ud800"${'}'.repeat(5_000)}`,
    says: '400 REQUEST_MALFORMED',
  },
  {
    what: 'seventy kilobytes',
    call: guest,
    raw: JSON.stringify({ c: { lname: 'x'.repeat(70_000) } }),
    says: '413 BODY_TOO_LARGE',
  },
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ].map(
    (type): RefusalCase => ({
      what: `a body of ${type}`,
      call: exec,
      raw: 'cartId=x',
      headers: () => ({ 'content-type': type }),
      says: '415 MEDIA_TYPE_UNSUPPORTED',
    }),
  ),
];

const pages: RefusalCase[] = [
  ...asked('GET page/:id', '400 REQUEST_MALFORMED', { 'an address that is no UTF-8': 'page/%E0%A4%A' }),
  ...asked('GET page/:id', '404 NOT_FOUND', {
    'a page that is not there': 'page/nowhere',
    'a page up the tree': 'page/..%2f..%2fetc%2fpasswd',
  }),
];

/** All cases. */
export const REFUSAL_CASES: readonly RefusalCase[] = [
  ...unreadable,
  ...pages,
  ...TICKET_REFUSAL_CASES,
  ...TOUR_REFUSAL_CASES,
  ...RETAIL_REFUSAL_CASES,
  ...SHIPPING_REFUSAL_CASES,
  ...CUSTOMER_REFUSAL_CASES,
  ...ACCOUNT_REFUSAL_CASES,
  ...PRIVACY_REFUSAL_CASES,
  ...CHECKOUT_REFUSAL_CASES,
  ...GROUP_REFUSAL_CASES,
  ...CLOSING_REFUSAL_CASES,
  ...WITHDRAWAL_REFUSAL_CASES,
  ...WAITING_ROOM_REFUSAL_CASES,
];
