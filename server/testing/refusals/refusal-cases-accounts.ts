// All wrong requests about accounts, for `refusals.test.ts`: logging in, passwords, e-mail addresses and their links.
import type { CallKey } from '../../../domain/contract.ts';
import {
  ACCOUNT_PASSWORD,
  asAccount,
  asGuest,
  forgedCases,
  type Known,
  type RefusalCase,
  sentTo,
  tokenCases,
} from './refusal-case.ts';

const login = 'POST auth/login';
const register = 'POST customer/register';
const reset = 'POST customer/pwdreset';
const recover = 'POST customer/pwdconfirm';
const password = 'POST customer/pwdchange';
const email = 'POST customer/emailchange';
const confirm = 'POST customer/emailconfirm';

const P = 'a'.repeat(32);
const U = 'account@example.org';
const HOME = 'http://localhost:3000/de/recover/';
const SQL = "' or 1=1; drop table customer; --";
const SCRIPT = '<script>alert(1)</script>';
/** MD5 of `passwort123`. */
const COMMON = '8c405ae1daf2575440a037284f934421';
/** MD5 of the empty text. */
const EMPTY = 'd41d8cd98f00b204e9800998ecf8427e';

const signingIn: RefusalCase[] = [
  ...misshapen(login, { _u: U, _p: P }),
  ...passwords(login, { _u: U, _p: P }),
  ...sentTo(login, '401 AUTH_LOGIN_FAILED', {
    'another password': { _u: U, _p: P },
    'an address without an account': { _u: 'nobody@example.org', _p: ACCOUNT_PASSWORD },
    'a guest’s address': { _u: 'ada@example.org', _p: ACCOUNT_PASSWORD },
    'the address of a deleted account': { _u: 'deleted@example.org', _p: ACCOUNT_PASSWORD },
    'the password of nothing': { _u: U, _p: EMPTY },
    'SQL for an address': { _u: SQL, _p: ACCOUNT_PASSWORD },
    'a pattern for an address': { _u: '%@example.org', _p: ACCOUNT_PASSWORD },
    'a script for an address': { _u: SCRIPT, _p: ACCOUNT_PASSWORD },
  }),
  ...forgedCases(login, { _u: U, _p: ACCOUNT_PASSWORD }),
  ...forgedCases('POST auth/logout', {}),
  ...tokenCases('POST auth/refresh', {}),
];

const ADA = { lname: 'Ada', email: 'new@example.org', country: 'DE', password: P };
const registering: RefusalCase[] = [
  ...misshapen(register, { c: 'Ada' }),
  ...sentTo(register, '400 REQUEST_MALFORMED', {
    'a field that no registration has': { c: { ...ADA, confirmed: true } },
    'an id of one’s own': { c: { ...ADA, id: 'x' } },
    'a password that is a number': { c: { ...ADA, password: 7 } },
    'a newsletter that is a text': { c: { ...ADA, newsletter: 'yes' } },
    'a name of two thousand letters': { c: { ...ADA, lname: 'a'.repeat(2000) } },
  }),
  ...sentTo(register, '422 FIELDS_INVALID', {
    'an account without anything': { c: {} },
    'no password': { c: { ...ADA, password: undefined } },
    'an empty password': { c: { ...ADA, password: '' } },
    'a short password': { c: { ...ADA, password: 'Ebbe' } },
    'a password of 201 letters': { c: { ...ADA, password: 'ä'.repeat(201) } },
    'a password that everyone tries first': { c: { ...ADA, password: COMMON } },
    'the digest of no password': { c: { ...ADA, password: EMPTY } },
    'the address as password': { c: { ...ADA, password: 'new@example.org' } },
    'no address': { c: { ...ADA, email: '' } },
    'SQL for an address': { c: { ...ADA, email: SQL } },
    'a script for an address': { c: { ...ADA, email: SCRIPT } },
  }),
  ...forgedCases(register, { c: ADA }),
];

const backlinks = Object.fromEntries(
  [
    'https://evil.example/de/recover/',
    'http://localhost:3000.evil.example/de/recover/',
    'http://localhost:3000@evil.example/de/recover/',
    'http://user:word@localhost:3000/de/recover/',
    '//evil.example/de/recover/',
    '/de/recover/',
    'javascript:alert(1)//localhost:3000/de/recover/',
    'blob:http://localhost:3000/de/recover/',
    'http://localhost:3000/de/logout?returnTo=//evil.example',
    'http://localhost:3000/de/recover/?next=//evil.example',
    'http://localhost:3000/de/recover/#secret',
    'http://localhost:3000/xx/recover/',
    'http://localhost:3000/de/../media/x',
    SQL,
    SCRIPT,
    '',
  ].map((backlink) => [`a link to ‘${backlink}’`, { email: U, backlink }]),
);

const recovering: RefusalCase[] = [
  ...misshapen(reset, { email: U, backlink: HOME }),
  ...sentTo(reset, '400 REQUEST_MALFORMED', backlinks),
  ...sentTo(reset, '422 AUTH_REQUEST_RESET_FAIL', {
    'no address at all': { email: 'ada', backlink: HOME },
    'two addresses': { email: 'ada@example.org,eve@example.org', backlink: HOME },
    'an address with a line break': { email: 'ada@example.org\r\nBcc: eve@example.org', backlink: HOME },
    'SQL for an address': { email: SQL, backlink: HOME },
    'a script for an address': { email: SCRIPT, backlink: HOME },
  }),
  ...misshapen(recover, { token: 'x', _p: P }),
  ...passwords(recover, { token: 'x', _p: P }),
  ...sentTo(recover, '422 AUTH_SETTING_NEW_PASSWORD_FAILED', {
    'a link that nobody was sent': { token: 'x'.repeat(24), _p: P },
    'SQL for a link': { token: SQL, _p: P },
    'a script for a link': { token: SCRIPT, _p: P },
    'a pattern for a link': { token: '%', _p: P },
  }),
];

const changingBodies = { [password]: { _po: P, _pn: P }, [email]: { _po: P, email: U } };
const changing: RefusalCase[] = [
  ...Object.entries(changingBodies).flatMap(([call, body]) => [
    ...tokenCases(call as CallKey, body),
    ...misshapen(call as CallKey, body, asAccount),
    ...passwords(call as CallKey, body, asAccount),
    ...sentBy(asGuest, call as CallKey, '403 FORBIDDEN', { 'a guest’s token': body }),
  ]),
  ...sentBy(asAccount, password, '422 AUTH_PASSWORD_CHANGE_FAILED', {
    'another old password': { _po: P, _pn: P },
    'a new password that everyone tries first': { _po: ACCOUNT_PASSWORD, _pn: COMMON },
    'nothing as new password': { _po: ACCOUNT_PASSWORD, _pn: EMPTY },
  }),
  ...sentBy(asAccount, email, '422 AUTH_EMAIL_CHANGE_FAILED', {
    'another password': { _po: P, email: 'new@example.org' },
    'no address at all': { _po: ACCOUNT_PASSWORD, email: 'ada' },
    'two addresses': { _po: ACCOUNT_PASSWORD, email: 'ada@example.org,eve@example.org' },
    'SQL for an address': { _po: ACCOUNT_PASSWORD, email: SQL },
    'a script for an address': { _po: ACCOUNT_PASSWORD, email: SCRIPT },
  }),
  ...misshapen(confirm, { token: 'x', _p: P }).filter(({ what }) => what !== 'no _p'),
  ...passwords(confirm, { token: 'x', _p: P }),
  ...forgedCases(confirm, { token: 'x' }),
  ...[undefined, P].map(
    (_p): RefusalCase => ({
      what: `a link and ${_p ? 'another password' : 'no password'}`,
      call: confirm,
      body: ({ link }: Known) => ({ token: link, _p }),
      says: '422 AUTH_CONFIRMATION_FAILED',
    }),
  ),
  ...sentTo(confirm, '422 AUTH_CONFIRMATION_INVALID', {
    'a link that nobody was sent': { token: 'x'.repeat(24) },
    'SQL for a link': { token: SQL },
    'a script for a link': { token: SCRIPT },
    'a pattern for a link': { token: '%' },
  }),
];

const sessions = 'GET customer/sessions';
const sessionEnd = 'POST customer/sessionend';
const listing: RefusalCase[] = [sessions, sessionEnd].flatMap((call) => [
  ...tokenCases(call as CallKey, call === sessionEnd ? { _po: P } : undefined),
  ...sentBy(asGuest, call as CallKey, '403 FORBIDDEN', {
    'a guest’s token': call === sessionEnd ? { _po: P } : undefined,
  }),
]);
listing.push(
  ...misshapen(sessionEnd, { _po: P }, asAccount),
  ...passwords(sessionEnd, { _po: P }, asAccount),
  ...sentBy(asAccount, sessionEnd, '422 AUTH_SESSION_END_FAILED', { 'another password': { _po: P } }),
);

const factor = 'GET customer/secondfactor';
const factorStart = 'POST customer/secondfactorstart';
const factorConfirm = 'POST customer/secondfactorconfirm';
const factorOff = 'POST customer/secondfactoroff';
const factorCodes = 'POST customer/secondfactorcodes';
const factorBodies = {
  [factorStart]: { _po: P },
  [factorConfirm]: { _c: '000000' },
  [factorOff]: { _po: P },
  [factorCodes]: { _po: P },
};
const GUARDED = { _u: 'protected@example.org', _p: ACCOUNT_PASSWORD };
const secondSteps: RefusalCase[] = [
  ...tokenCases(factor),
  ...sentBy(asGuest, factor, '403 FORBIDDEN', { 'a guest’s token': undefined }),
  ...Object.entries(factorBodies).flatMap(([call, body]) => [
    ...tokenCases(call as CallKey, body),
    ...misshapen(call as CallKey, body, asAccount),
    ...passwords(call as CallKey, body, asAccount),
    ...sentBy(asGuest, call as CallKey, '403 FORBIDDEN', { 'a guest’s token': body }),
  ]),
  ...sentBy(asAccount, factorStart, '422 AUTH_SECOND_FACTOR_FAILED', { 'another password': { _po: P } }),
  ...sentBy(asAccount, factorOff, '422 AUTH_SECOND_FACTOR_FAILED', { 'another password': { _po: P } }),
  ...sentBy(asAccount, factorCodes, '422 AUTH_SECOND_FACTOR_FAILED', { 'another password': { _po: P } }),
  ...sentBy(asAccount, factorCodes, '422 AUTH_SECOND_FACTOR_OFF', {
    'a second step that is off': { _po: ACCOUNT_PASSWORD },
  }),
  ...sentBy(asAccount, factorStart, '422 AUTH_SECOND_FACTOR_NOT_POSSIBLE', {
    'an address that is not confirmed': { _po: ACCOUNT_PASSWORD },
  }),
  ...sentBy(asAccount, factorConfirm, '422 AUTH_SECOND_FACTOR_NOT_POSSIBLE', {
    'a code before the app was set up': { _c: '000000' },
  }),
  ...sentBy(
    ({ pending }) => ({ authorization: `Bearer ${pending}` }),
    factorConfirm,
    '422 AUTH_SECOND_FACTOR_FAILED',
    { 'another code': { _c: '000000' }, 'no digits': { _c: SQL }, 'a recovery code': { _c: 'AAAA-BBBB' } },
  ),
  ...sentTo(login, '422 AUTH_CODE_NEEDED', {
    'the password alone': GUARDED,
    'another code': { ...GUARDED, _c: '000000' },
    'SQL for a code': { ...GUARDED, _c: SQL },
    'a script for a code': { ...GUARDED, _c: SCRIPT },
  }),
  {
    what: 'a link without the code',
    call: recover,
    body: ({ recovery }: Known) => ({ token: recovery, _p: P }),
    says: '422 AUTH_CODE_NEEDED',
  },
];

/** The table's rows about accounts. */
export const ACCOUNT_REFUSAL_CASES: readonly RefusalCase[] = [
  ...signingIn,
  ...registering,
  ...recovering,
  ...changing,
  ...listing,
  ...secondSteps,
];

function sentBy(
  who: NonNullable<RefusalCase['headers']>,
  call: CallKey,
  says: RefusalCase['says'],
  bodies: Record<string, unknown>,
): RefusalCase[] {
  return sentTo(call, says, bodies).map((row) => ({ ...row, headers: who }));
}

/** Malformed bodies for any call: each text in turn is missing, a number, a list or hostile. */
function misshapen(call: CallKey, good: Record<string, string>, who?: RefusalCase['headers']): RefusalCase[] {
  return sentTo(call, '400 REQUEST_MALFORMED', {
    'nothing at all': {},
    'a list': [good],
    'one field more': { ...good, admin: true },
    ...Object.fromEntries(
      Object.keys(good).flatMap((name) => [
        [`no ${name}`, { ...good, [name]: undefined }],
        [`a number as ${name}`, { ...good, [name]: 7 }],
        [`null as ${name}`, { ...good, [name]: null }],
        [`a condition as ${name}`, { ...good, [name]: { $ne: '' } }],
        [`a NUL in ${name}`, { ...good, [name]: `${good[name]}\0` }],
        [`three kilobytes as ${name}`, { ...good, [name]: 'a'.repeat(3000) }],
      ]),
    ),
  }).map((row) => (who ? { ...row, headers: who } : row));
}

/** Passwords that are not an MD5 digest in hexadecimal are refused. */
function passwords(call: CallKey, good: Record<string, string>, who?: RefusalCase['headers']): RefusalCase[] {
  return Object.keys(good)
    .filter((name) => name.startsWith('_p'))
    .flatMap((name) =>
      sentTo(call, '400 REQUEST_MALFORMED', {
        [`what was typed as ${name}`]: { ...good, [name]: 'Ebbe und Flut' },
        [`a digest with another letter as ${name}`]: { ...good, [name]: `g${P.slice(1)}` },
        [`SQL as ${name}`]: { ...good, [name]: SQL },
        [`a script as ${name}`]: { ...good, [name]: SCRIPT },
      }).map((row) => (who ? { ...row, headers: who } : row)),
    );
}
