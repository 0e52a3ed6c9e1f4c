// All wrong requests about customers, for `refusals.test.ts`: registrations and tokens.
import { FORGERIES, guest, type RefusalCase, sentTo } from './refusal-case.ts';

const misshapen: RefusalCase[] = [
  ...sentTo(guest, '400 REQUEST_MALFORMED', {
    'no registration': {},
    'a registration that is a text': { c: 'Ada' },
    'a field that no registration has': { c: { email: 'a@b.de', admin: true } },
    'a name that is a number': { c: { lname: 7 } },
    'a name with a NUL in it': { c: { lname: 'A\0da', email: 'a@b.de', country: 'DE' } },
  }),
];

const tokens: RefusalCase[] = [
  { what: 'nobody’s data', call: 'GET CUSTOMER_DATA', says: '401 TOKEN_MISSING' },
  { what: 'an empty token', call: 'GET CUSTOMER_DATA', path: 'CUSTOMER_DATA?_=', says: '401 TOKEN_MISSING' },
  ...FORGERIES.map(
    (forgery): RefusalCase => ({
      what: `a token that is ${forgery}`,
      call: 'GET CUSTOMER_DATA',
      path: (known) => `CUSTOMER_DATA?_=${known.tokens[forgery]}`,
      says: '401 TOKEN_INVALID',
    }),
  ),
];

const FIELDS = { c: { email: 'ada', phone: 'x', zip: '<', country: 'XX', shipping: {} } };
const fields: RefusalCase[] = [
  ...sentTo(guest, '422 FIELDS_INVALID', {
    'a guest without a name': { c: {} },
    'a guest with everything wrong': FIELDS,
    'a guest to whom no mail could go': { c: { lname: 'Ada', email: 'ada:x@example.org', country: 'DE' } },
    'a guest with a bell in the address': {
      c: { lname: 'Ada', email: 'ada\x07@example.org', country: 'DE' },
    },
  }),
  ...sentTo('POST customer/validate', '422 FIELDS_INVALID', { 'a guest with everything wrong': FIELDS }),
];

/** The table's rows about customers. */
export const CUSTOMER_REFUSAL_CASES: readonly RefusalCase[] = [...misshapen, ...tokens, ...fields];
