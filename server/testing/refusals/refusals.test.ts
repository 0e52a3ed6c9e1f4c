// Refusals (spec decisions 2) have the right status and code, a message in the caller's language and no internal details.
// Calls return only refusals that the contract lists.
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallKey, contract } from '../../../domain/contract.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { REFUSAL_STATUS, type RefusalCode } from '../../../domain/refusal.ts';
import { customersWording } from '../../../domain/wording/customers/customers-wording.ts';
import { createFormats } from '../../../domain/wording/formats.ts';
import { refusalsWording } from '../../../domain/wording/refusals/refusals-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { SWITCHES } from '../../api/switched-off.ts';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import { addLink } from '../../customers/links/link-store.ts';
import { confirmSecondFactor, startSecondFactor } from '../../customers/second-factor/second-factor-store.ts';
import { openSession, verifyToken } from '../../customers/sessions/sessions.ts';
import { tokenKeysOf } from '../../customers/sessions/token.ts';
import { expireCarts } from '../../orders/decide-cart.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { lastKnownMuseum } from '../../site/open-shop.ts';
import { sharedSecret } from '../../site/site-store.ts';
import { blockCode } from '../../vouchers/care/change-code.ts';
import { findCode } from '../../vouchers/care/show-codes.ts';
import { ADA, BACKLINK, bearing, NEW_PASSWORD, register } from '../test-accounts.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, CODES_YAML, RETAIL_MUSEUM_YAML } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { addTestTours, QUESTIONS_YAML, tourYaml } from '../test-tours.ts';
import { ACCOUNT_PASSWORD, type Known, type RefusalCase, SLOT, START } from './refusal-case.ts';
import { REFUSAL_CASES } from './refusal-cases.ts';
import { GROUPS_YAML } from './refusal-cases-groups.ts';
import { BLOCKED_CODE, BLOCKED_CODE_YAML } from './refusal-cases-retail.ts';
import { DAY_EVENT_YAML, ENDED_EVENT_YAML } from './refusal-cases-tickets.ts';
import { WAITING_ROOM_YAML } from './refusal-cases-waiting-room.ts';

function makeMuseum(): TestMuseum {
  const museum = makeTestMuseum();
  museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', ''));
  addTestRetail(museum);
  museum.put('voucher-codes.yaml', CODES_YAML + BLOCKED_CODE_YAML);
  museum.put(
    'museum.yaml',
    RETAIL_MUSEUM_YAML.replace(
      'payment_types:\n',
      'payment_types:\n  - {id: 74, kind: direct-debit, name: {de: Lastschrift}}\n',
    ) +
      WAITING_ROOM_YAML +
      GROUPS_YAML,
  );
  museum.put('events/tag.yaml', DAY_EVENT_YAML);
  museum.put('events/vorbei.yaml', ENDED_EVENT_YAML);
  addTestTours(museum, { 'group-b': QUESTIONS_YAML });
  museum.put('tours/desk.yaml', `bookable: false\n${tourYaml('group').replaceAll('group-', 'desk-')}`);
  return museum;
}

function adults(count: number, datetime: string) {
  return [{ type: 'ticket', id: 'flut-normal', datetime, count }];
}

async function knownCarts(shop: TestShop): Promise<Known['carts']> {
  const hold = async (datetime: string, count = 1): Promise<string> =>
    (await shop.post('/api/de/checkout/initPayment', purchase(adults(count, datetime)))).body.data.cartId;
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const refunded = await hold('2026-11-18 15:00', 20);
  const swept = await hold('2026-11-18 14:00');
  shop.pass(1300);
  await expireCarts(shop.database, shop.now());
  await hold('2026-11-18 15:00', 20);
  await shop.bank(refunded, 'pay');
  await exec(refunded);
  const lapsed = await hold('2026-11-18 14:00');
  shop.pass(1300);

  const carts = { refunded, swept, lapsed, held: await hold(SLOT), confirmed: await hold(SLOT) };
  await shop.bank(carts.confirmed, 'pay');
  await exec(carts.confirmed);
  const [canceled, failed, pending] = [await hold(SLOT), await hold(SLOT), await hold(SLOT)];
  await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${canceled}`);
  await shop.bank(failed, 'decline');
  await shop.bank(pending, 'later');
  return { ...carts, canceled, failed, pending };
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Tokens that are no longer valid, for different reasons. */
async function formerTokens(shop: TestShop) {
  const account = (email: string) => register(shop, { email, password: ACCOUNT_PASSWORD });
  const tokens = {
    loggedOut: await account('left@example.org'),
    passwordChanged: await account('changed@example.org'),
    deleted: await account('deleted@example.org'),
  };
  await shop.post('/api/de/auth/logout', {}, bearing(tokens.loggedOut));
  const change = { _po: ACCOUNT_PASSWORD, _pn: NEW_PASSWORD };
  await shop.post('/api/de/customer/pwdchange', change, bearing(tokens.passwordChanged));
  await shop.post('/api/de/customer/delete', { _po: ACCOUNT_PASSWORD }, bearing(tokens.deleted));
  return tokens;
}

async function knownTokens(shop: TestShop): Promise<Known['tokens']> {
  const good = await shop.guest();
  expect((await shop.get(`/api/de/CUSTOMER_DATA?_=${good}`)).body.data.lname).toBe('Lovelace');
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const secret = await sharedSecret(shop.database, 'token');
  const yesterday = () => new Date(shop.now().getTime() - 24 * 3600 * 1000);
  const signed = async (now: () => Date, key = secret) => {
    const tokenKeys = await tokenKeysOf([key]);
    const device = { browser: null, system: null };
    return openSession({ database: shop.database, now, tokenKeys }, shop.database, claims.sub, device);
  };
  return {
    good,
    account: await register(shop, { email: 'account@example.org', password: ACCOUNT_PASSWORD }),
    altered: `${header}.${base64({ ...claims, sub: 'somebody' })}.${signature}`,
    unsigned: `${base64({ alg: 'none' })}.${payload}.`,
    otherSecret: await signed(shop.now, 'x'.repeat(43)),
    expired: await signed(yesterday),
    ofNobody: await new SignJWT({ ...claims, sub: 'nobody', jti: 'nothing' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret)),
    ...(await formerTokens(shop)),
  };
}

async function knownLinks(shop: TestShop): Promise<Pick<Known, 'link' | 'recovery' | 'pending'>> {
  const factor = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const pending = await accountOf(shop, 'pending@example.org');
  await startSecondFactor(shop.database, pending.customerId, factor);
  const guarded = await accountOf(shop, 'protected@example.org');
  await startSecondFactor(shop.database, guarded.customerId, factor);
  await confirmSecondFactor(shop.database, guarded.customerId, shop.now());
  const unproven = await accountOf(shop, 'unproven@example.org');
  return {
    pending: pending.token,
    link: await linkTo(shop, unproven, 'confirm'),
    recovery: await linkTo(shop, guarded, 'recover'),
  };
}

async function accountOf(shop: TestShop, email: string) {
  const token = await register(shop, { email, password: ACCOUNT_PASSWORD });
  const bearer = await verifyToken(shop.shop, token);
  return { email, token, customerId: bearer?.customerId ?? '' };
}

async function linkTo(
  shop: TestShop,
  { customerId, email }: { customerId: string; email: string },
  purpose: 'confirm' | 'recover',
): Promise<string> {
  const secret = newSecret();
  await addLink(shop.database, {
    customer_id: customerId,
    purpose,
    email,
    token_hash: secretDigest(secret),
    expires_at: new Date(shop.now().getTime() + 3_600_000),
  });
  return secret;
}

function resolve<Value>(value: Value | ((known: Known) => Value), known: Known): Value {
  return typeof value === 'function' ? (value as (known: Known) => Value)(known) : value;
}

function send(
  { call, path, body, raw, headers }: RefusalCase,
  language: string,
  shop: TestShop,
  known: Known,
) {
  const [method, own = ''] = call.split(' ') as ['GET' | 'POST', string];
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(resolve(body, known)));
  return shop.app.inject({
    method,
    url: `/api/${language}/${resolve(path ?? own, known)}`,
    headers: { 'content-type': 'application/json', ...headers?.(known) },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The message of a refusal, with the values from its answer filled in. */
function worded(language: Language, body: Record<string, number | string> & { code: RefusalCode }): string {
  const { moment } = createFormats(language);
  const days = Object.entries(body)
    .filter(([name, value]) => name.startsWith('valid_') && value !== '')
    .map(([name, day]) => [name, moment(String(day))]);
  const t = createTranslate<Record<string, string>>(compileWording(refusalsWording[language]), language);
  return (t as (key: string, values: object) => string)(`refusal.${body.code}`, {
    ...body,
    ...Object.fromEntries(days),
  });
}

const LEAKS = /node_modules|\.ts:\d|\bat \w+ \(|select |insert |postgres|FST_|ERR_|stack/i;

/** Every call may return these codes. */
const GENERAL: readonly RefusalCode[] = [
  'REQUEST_MALFORMED',
  'LANGUAGE_UNKNOWN',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
];

const OF_LINKS = ['CART_GONE', 'ALREADY_DECIDED', 'PAYMENT_PENDING', 'PAYMENT_TYPE_UNKNOWN'] as const;

/** Of an offer's link; those of lines come from the quotes that `checkout/initPayment` uses, too. */
const OF_OFFERS = {
  'POST checkout/group-offer': ['NOT_FOUND'],
  'POST checkout/group-offer/pdf': ['NOT_FOUND', 'GROUP_OFFER_OVER'],
  'POST checkout/group-offer/accept': [
    ...(['NOT_FOUND', 'FIELDS_INVALID', 'GROUP_OFFER_OVER', 'CART_PRICE_CHANGED'] as const),
    ...(['PAYMENT_TYPE_UNKNOWN', 'TRANSFER_NOT_POSSIBLE', 'PAYMENT_NOT_STARTED'] as const),
  ],
  'POST checkout/group-offer/decline': ['NOT_FOUND', 'GROUP_OFFER_OVER'],
  'POST checkout/group-offer/numbers': [
    ...(['NOT_FOUND', 'FIELDS_INVALID', 'GROUP_OFFER_OVER', 'GROUP_NUMBERS_FIXED'] as const),
    ...(['CART_PRICE_CHANGED', 'TRANSFER_NOT_POSSIBLE', 'CART_EMPTY', 'CART_NOT_AVAILABLE'] as const),
    ...(['PAYMENT_TYPE_UNKNOWN', 'PAYMENT_NOT_STARTED'] as const),
    ...(['ITEM_UNKNOWN', 'ITEM_COUNT_INVALID', 'TICKET_SUBTICKETS_INVALID'] as const),
    ...(['TICKET_DATETIME_INVALID', 'TICKET_ONLY_WITH_PAID', 'EVENT_ENDED', 'EVENT_PAUSED'] as const),
    ...(['TOUR_DATETIME_INVALID', 'TOUR_NOT_BOOKABLE', 'TOUR_PARTICIPANTS_MISSING'] as const),
    ...([
      'TOUR_TICKETS_DIFFER',
      'TOUR_GROUP_TOO_LARGE',
      'TOUR_GROUP_TOO_SMALL',
      'TOUR_ANSWERS_INVALID',
    ] as const),
  ],
} as const satisfies Partial<Record<CallKey, readonly RefusalCode[]>>;

const STARTING: readonly CallKey[] = ['POST checkout/initPayment', 'POST checkout/initPaymentOrder'];

describe.each(oneDatabase())('a wrong request on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let known: Known;
  beforeAll(async () => {
    museum = makeMuseum();
    shop = await openTestShop(engine, museum.folder, { DEMO_BANK_LATER_SECONDS: '3600' }, START);
    const by = { kind: 'command', user: 'museum' } as const;
    const now = { ...shop.shop, ...lastKnownMuseum(shop.shop) };
    const code = await findCode(now, BLOCKED_CODE, 'de');
    if ('number' in code)
      await blockCode(now, { number: code.number, reason: 'lost', key: randomId(), by, language: 'de' });
    known = { carts: await knownCarts(shop), tokens: await knownTokens(shop), ...(await knownLinks(shop)) };
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = REFUSAL_CASES.map((row, index) => ({
    row,
    language: LANGUAGES[index % LANGUAGES.length] ?? 'de',
  }));
  test.each(rows)('$row.call: $row.what is $row.says, in $language', async ({ row, language }) => {
    const response = await send(row, language, shop, known);
    const body = response.json();
    expect(`${response.statusCode} ${body.code}`, response.body).toBe(row.says);
    expect(body.message).toBe(worded(language, body));
    expect(response.body.replace(body.message, '')).not.toMatch(LEAKS);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a refusal for a changed price contains the cart with the current price', async () => {
    const items = adults(2, SLOT).map((item) => ({ ...item, totalPrice: 2 }));
    const { body } = await shop.post('/api/en/checkout/initPayment', purchase(items));
    expect(body.cart).toMatchObject([
      { type: 'ticket', id: 'flut-normal', totalCount: 2, price: 1200, totalPrice: 2400 },
    ]);
  });

  test('a refusal names the position of the line that cannot be sold', async () => {
    const items = [...adults(1, SLOT), ...adults(1, '2026-11-17 10:00')];
    expect((await shop.post('/api/en/checkout/initPayment', purchase(items))).body.index).toBe(1);
  });

  test('refused carts hold no places', async () => {
    const { body } = await shop.get('/api/de/ticket/collect/event/flut/date/2026-11-18');
    const slot = body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === SLOT);
    // Held, confirmed, failed and pending carts have one place each.
    expect(slot.max_tickets).toBe(16);
  });

  test.each([
    ['GET', '/api/xx/shopinfo'],
    ['GET', '/api/klingonisch/shopinfo'],
    ['GET', '/api/DE/shopinfo'],
    ['GET', '/api/xx/nothing'],
    ['POST', '/api/xx/auth/guest'],
    ['GET', '/api/xx/ticket/collect/event/flut/date/no-day'],
  ] as const)('%s %s: a language that the shop does not speak', async (method, url) => {
    const response = await shop.app.inject({ method, url });
    expect([response.statusCode, response.json().code]).toEqual([404, 'LANGUAGE_UNKNOWN']);
    expect(response.json().message).toBe(refusalsWording.de['refusal.LANGUAGE_UNKNOWN']);
  });

  test.each([
    ['GET', '/api/en/nothing'],
    ['GET', '/api/en/auth/guest'],
    ['POST', '/api/en/shopinfo'],
    ['DELETE', '/api/en/checkout/cancel'],
    ['GET', `/api/en/page/${'x'.repeat(300)}`],
  ] as const)('%s %s: a call that there is not is answered as a call, not as a page', async (method, url) => {
    const response = await shop.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'NOT_FOUND', message: refusalsWording.en['refusal.NOT_FOUND'] });
  });

  test('a cart may be cancelled twice, also with a content type but no body', async () => {
    const url = `/api/de/checkout/cancel?noRedirect=1&cartId=${known.carts.canceled}`;
    for (const headers of [{ 'content-type': 'application/json' }, {}]) {
      const response = await shop.app.inject({ method: 'POST', url, headers });
      expect(response.json()).toEqual({ data: true });
    }
  });

  test('a cart for an express payment cannot be paid by card, because the buyer would be unknown', async () => {
    const c = { lname: 'Lovelace', email: 'ada@example.org', country: 'DE' };
    const token = (await shop.post('/api/de/auth/guest', { c })).body.data;
    const { url } = purchase([]);
    const { status, body } = await shop.post(`/api/de/checkout/initPaymentOrder?_=${token}`, {
      payart: 166,
      url,
      id: known.carts.held,
    });
    expect([status, body.code]).toEqual([422, 'CART_NOT_PAYABLE']);
  });
});

test('the contract lists exactly the refusals that each call can return', () => {
  const seen = Map.groupBy(
    [
      ...REFUSAL_CASES.map(({ call, says }) => ({ call, code: says.split(' ')[1] as RefusalCode })),
      ...LIMITED.map(({ call }) => ({ call, code: 'TOO_MANY_TRIES' as const })),
      // The provider suite tests this one (providers/provider-suite-starting.ts).
      ...STARTING.map((call) => ({ call, code: 'PAYMENT_NOT_STARTED' as const })),
      // It starts payments with the function of the other two.
      { call: 'POST checkout/pay-request' as const, code: 'PAYMENT_NOT_STARTED' as const },
      // `requests.test.ts` tests these.
      ...OF_LINKS.map((code) => ({ call: 'POST checkout/pay-request' as const, code })),
      // `group-offers.test.ts` tests these.
      ...(Object.entries(OF_OFFERS) as [CallKey, readonly RefusalCode[]][]).flatMap(([call, codes]) =>
        codes.map((code) => ({ call, code })),
      ),
      // `unpaid-places.test.ts` tests this one.
      { call: 'POST checkout/initPayment' as const, code: 'CART_OTHERS_UNPAID' as const },
      // `free-tickets.test.ts` tests this one.
      { call: 'POST checkout/initPayment' as const, code: 'CART_FREE_TICKETS_USED_UP' as const },
      // `limit-mails.test.ts` tests these.
      { call: 'POST checkout/initPayment' as const, code: 'MAILS_TOO_MANY' as const },
      { call: 'POST checkout/initPaymentOrder' as const, code: 'MAILS_TOO_MANY' as const },
      // `mailed-link.test.ts` tests this one.
      { call: 'POST checkout/execPayment' as const, code: 'ORDER_UNCONFIRMED' as const },
      // `transfer.test.ts` tests these.
      { call: 'POST checkout/initPayment' as const, code: 'TRANSFER_NOT_POSSIBLE' as const },
      { call: 'POST checkout/execPayment' as const, code: 'TRANSFER_AWAITED' as const },
      // `only-with-paid.test.ts` tests this one.
      { call: 'POST checkout/initPayment' as const, code: 'TICKET_ONLY_WITH_PAID' as const },
      // `configuration.test.ts` tests this one.
      ...(Object.keys(SWITCHES) as CallKey[]).map((call) => ({ call, code: 'NOT_FOUND' as const })),
    ],
    ({ call }) => call,
  );
  for (const [call, { refusals }] of Object.entries(contract) as [
    CallKey,
    { refusals: readonly RefusalCode[] },
  ][]) {
    // Those of the office: `testing/staff/`; of the door: `admissions/admissions.test.ts`.
    if (call.includes(' office/') || call.includes(' door/')) continue;
    const own = new Set((seen.get(call) ?? []).map(({ code }) => code));
    const announced = refusals.filter((code) => !GENERAL.includes(code));
    expect([...own].filter((code) => !GENERAL.includes(code)).toSorted(), call).toEqual(announced.toSorted());
  }
});

test('each case has the status that belongs to its code', () => {
  for (const { says, what } of REFUSAL_CASES) {
    const [status, code] = says.split(' ') as [string, RefusalCode];
    expect(REFUSAL_STATUS[code], what).toBe(Number(status));
  }
});

describe('errors in a guest’s details appear at their fields, in the guest’s language', () => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeMuseum();
    const [engine] = oneDatabase();
    if (engine) shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test.each(['de', 'en', 'sv'] as const)('%s', async (language) => {
    const c = {
      salutation: 'sir',
      email: 'ada',
      phone: 'x',
      zip: '<',
      country: 'XX',
      city: 'y'.repeat(101),
      shipping: { name: 'Ada' },
    };
    const { status, body } = await shop.post(`/api/${language}/auth/guest`, { c });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(
      [
        'city',
        'country',
        'email',
        'lname',
        'phone',
        'salutation',
        'shipping.city',
        'shipping.country',
        'shipping.street',
        'shipping.zip',
        'zip',
      ].toSorted(),
    );
    const words = customersWording[language];
    expect(body.errors).toMatchObject({
      lname: [words['field.REQUIRED']],
      country: [words['field.COUNTRY_UNKNOWN']],
      email: [words['field.EMAIL_INVALID']],
      phone: [words['field.PHONE_INVALID']],
      zip: [words['field.ZIP_INVALID']],
      city: [words['field.TOO_LONG']],
      salutation: [words['field.OPTION_UNKNOWN']],
      'shipping.street': [words['field.REQUIRED']],
    });
  });
});

type Limited = { call: CallKey; path?: string; body?: object; account?: true; max: number; status: number };
const LIMITED: readonly Limited[] = [
  { call: 'POST auth/guest', max: 60, status: 400 },
  { call: 'POST customer/validate', max: 120, status: 400 },
  { call: 'POST checkout/lines', max: 120, status: 400 },
  { call: 'POST checkout/initPayment', max: 120, status: 400 },
  { call: 'POST checkout/initPaymentOrder', max: 120, status: 400 },
  { call: 'GET voucher', path: 'voucher?voucher=NEUN-9', max: 30, status: 422 },
  { call: 'POST voucher', body: { voucher: 'NEUN-9' }, max: 30, status: 422 },
  { call: 'POST withdrawal', max: 20, status: 400 },
  { call: 'POST group-request', max: 20, status: 400 },
  { call: 'POST waiting-room/enter', max: 120, status: 200 },
  { call: 'POST auth/login', body: { _u: ADA.email, _p: NEW_PASSWORD }, max: 10, status: 401 },
  { call: 'POST customer/register', body: { c: { ...ADA, password: NEW_PASSWORD } }, max: 30, status: 200 },
  {
    call: 'POST customer/pwdreset',
    body: { email: ADA.email, backlink: BACKLINK },
    max: 5,
    status: 200,
  },
  { call: 'POST customer/pwdconfirm', body: { token: 'x', _p: NEW_PASSWORD }, max: 30, status: 422 },
  { call: 'POST customer/emailconfirm', body: { token: 'x' }, max: 30, status: 422 },
  {
    call: 'POST customer/pwdchange',
    body: { _po: NEW_PASSWORD, _pn: NEW_PASSWORD },
    account: true,
    max: 10,
    status: 422,
  },
  {
    call: 'POST customer/emailchange',
    body: { _po: NEW_PASSWORD, email: ADA.email },
    account: true,
    max: 10,
    status: 422,
  },
  { call: 'POST customer/delete', body: { _po: NEW_PASSWORD }, account: true, max: 10, status: 422 },
  {
    call: 'POST customer/secondfactorstart',
    body: { _po: NEW_PASSWORD },
    account: true,
    max: 10,
    status: 422,
  },
  { call: 'POST customer/secondfactorconfirm', body: { _c: '000000' }, account: true, max: 10, status: 422 },
  { call: 'POST customer/secondfactoroff', body: { _po: NEW_PASSWORD }, account: true, max: 10, status: 422 },
  {
    call: 'POST customer/secondfactorcodes',
    body: { _po: NEW_PASSWORD },
    account: true,
    max: 10,
    status: 422,
  },
  { call: 'POST customer/sessionend', body: { _po: NEW_PASSWORD }, account: true, max: 10, status: 422 },
];

/** The message for too many requests, in whole minutes of `Retry-After`. */
function tooMany(language: Language, seconds: number): string {
  return worded(language, { code: 'TOO_MANY_TRIES', minutes: Math.ceil(seconds / 60) } as never);
}

describe('a client that sends too many requests has to wait', () => {
  let museum: TestMuseum;
  let shop: TestShop;
  let customer: string;
  beforeAll(async () => {
    museum = makeMuseum();
    const [engine] = oneDatabase();
    if (engine) shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' }, START);
    customer = await register(shop, { email: 'grace@example.org' });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  // Each call comes from a network of its own, and of the customer no tries are counted yet.
  test.each(LIMITED.map((limited, index) => ({ ...limited, remoteAddress: `192.0.2.${index + 1}` })))(
    '$call',
    async ({ call, path, body: sent = {}, account, max, status: before, remoteAddress }) => {
      await shop.database.executeSql('delete from counted_tries');
      const [method, own] = call.split(' ') as ['GET' | 'POST', string];
      const url = `/api/sv/${path ?? own}`;
      const send = () =>
        shop.app.inject({
          method,
          url,
          remoteAddress,
          ...(method === 'POST' ? { payload: sent } : {}),
          headers: account ? bearing(customer) : {},
        });
      for (let tries = 0; tries < max; tries += 1) expect((await send()).statusCode).toBe(before);
      const response = await send();
      const { 'retry-after': seconds } = response.headers;
      expect([response.statusCode, response.json()]).toEqual([
        429,
        { code: 'TOO_MANY_TRIES', message: tooMany('sv', Number(seconds)) },
      ]);
      expect(Number(seconds)).toBeGreaterThan(0);
      const other = await shop.app.inject({ method: 'GET', url: '/api/sv/shopinfo', remoteAddress });
      expect(other.statusCode).toBe(200);
    },
  );
});

describe.each(oneDatabase())('when the database is gone on $name', (engine) => {
  test('the answer is 503, says when to come again, and gives no details', async () => {
    const museum = makeMuseum();
    let closed: Promise<void> | undefined;
    const once = {
      ...engine,
      open: async () => {
        const database = await engine.open();
        return {
          ...database,
          close: () => {
            closed ??= database.close();
            return closed;
          },
        };
      },
    };
    const shop = await openTestShop(once, museum.folder, {}, START);
    await shop.database.close();
    const c = { lname: 'Lovelace', email: 'ada@example.org', country: 'DE' };
    for (const answer of [
      await shop.get('/api/da/order/review?id=x'),
      await shop.post('/api/da/checkout/initPayment', purchase(adults(1, SLOT))),
      await shop.post('/api/da/auth/guest', { c }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({
        code: 'UNAVAILABLE',
        message: refusalsWording.da['refusal.UNAVAILABLE'],
      });
      expect(answer.headers['retry-after']).toBe('30');
    }
    const health = await shop.get('/healthz');
    expect([health.status, health.body]).toEqual([503, { status: 'unavailable' }]);
    await shop.close();
    museum.remove();
  });
});
