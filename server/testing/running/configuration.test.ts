// Each flag that switches something off, from museum.yaml to the page, the call and the cart (spec 3, "App config flags" and
// "Remote flags"). The flags are imported while the shop is open, without a new build.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteWording } from '../../../domain/wording/site/site-wording.ts';
import { SWITCHES } from '../../api/switched-off.ts';
import { buildServer } from '../../http/build-server.ts';
import { readShopBuild } from '../../pages/shop-build.ts';
import { emptyMemory, lastKnownMuseum } from '../../site/open-shop.ts';
import { type ConfiguredShop, headerOf, linksIn, openConfiguredShop } from '../test-configuration.ts';
import { purchase } from '../test-shop.ts';

let museum: ConfiguredShop;
beforeAll(async () => {
  museum = await openConfiguredShop();
});
afterAll(() => museum.close());

function get(path: string) {
  return museum.shop.get(`/api/de/${path}`);
}
function post(path: string, body: object) {
  return museum.shop.post(`/api/de/${path}`, body);
}
function sell(item: object) {
  return post('checkout/initPayment', purchase([item]));
}

type Kind = {
  readonly remote: string;
  readonly app: string;
  readonly pages: readonly string[];
  readonly calls: readonly string[];
  /** One such product, as a cart sends it. */
  readonly item: object;
};

const KINDS: readonly Kind[] = [
  {
    remote: 'has_tickets',
    app: 'hasTickets',
    pages: ['tickets', 'tickets/flut'],
    calls: [
      'event/select',
      'event/programme',
      'ticket/collect/event/flut',
      'ticket/collect/event/flut/date/2026-11-19',
      'ticket/calendar/event/flut/range/2026-11-18;2026-11-30?deep=1',
      'ticket/places/event/flut/range/2026-11-18;2026-11-30',
      'ticket/lifetime?event=flut',
    ],
    item: { type: 'ticket', id: 'dauer-karte', datetime: '2026-11-19', count: 1 },
  },
  {
    remote: 'has_guided_tours',
    app: 'hasGuidedTours',
    pages: ['guided-tours', 'guided-tours/whole-de'],
    calls: [
      'tour/select/event',
      'tour/overview?date=2026-11-19&lookahead=2',
      'tour/attr',
      'tour?tour=whole-de',
      'tour/soldout/tour/whole-de/range/2026-11-18;2026-11-30',
      'tour/soldoutTimeslots/tour/whole-de/date/2026-11-19',
      'tour/calendar/tour/whole-de/range/20261118;20261130',
      'tour/lifetime/tour/whole-de',
    ],
    item: {
      type: 'guidedTour',
      tourId: 'whole-de',
      datetime: '2026-11-19 10:00',
      answers: [],
      prices: [],
      tickets: [],
    },
  },
  {
    remote: 'has_merchandise',
    app: 'hasMerchandise',
    pages: ['merchandise', 'merchandise/buecher', 'product/buch'],
    calls: ['merchandise/select', 'merchandise/attr', 'merchandise?article=buch'],
    item: { type: 'merchandise', id: 'mitschnitt', count: 1 },
  },
  {
    remote: 'has_memcard',
    app: 'hasMemCard',
    pages: ['passes', 'passes/jahr'],
    calls: ['merchandise/select?product_kind=13', 'merchandise?article=jahr'],
    item: {
      type: 'merchandise',
      id: 'jahr',
      count: 1,
      owners: [
        { name: 'Ada', address: { street: '', zip: '', city: '', country: '' }, send_to_custom_addr: false },
      ],
    },
  },
  {
    remote: 'has_vouchers',
    app: 'hasVouchers',
    pages: ['vouchers', 'vouchers/fest'],
    calls: ['voucher/select/event/', 'voucher/attr', 'voucher/selectOne/price/fest'],
    item: { type: 'voucher', id: 'fest', count: 1 },
  },
];

describe.each(KINDS)('$remote', ({ remote, app, pages, calls, item }) => {
  const [list = ''] = pages;

  test('on: its pages, its calls and its menu entry exist', async () => {
    await museum.configure();
    for (const path of pages) expect((await museum.page(`/de/${path}`)).status, path).toBe(200);
    for (const call of calls) expect((await get(call)).status, call).toBe(200);
    expect(linksIn(headerOf((await museum.page('/de/')).html))).toContain(`/de/${list}`);
    expect((await sell(item)).body.code).not.toBe('ITEM_UNKNOWN');
  });

  test.each([remote, app])(
    '%s: false removes them without a new build, and no cart can contain one',
    async (flag) => {
      await museum.configure({ [remote]: undefined, [flag]: false });
      const config = (await get('shopinfo/config')).body.data;
      expect([config[remote], config[app]]).toEqual([false, false]);
      for (const path of pages) expect((await museum.page(`/de/${path}`)).status, path).toBe(404);
      for (const call of calls) {
        const { status, body } = await get(call);
        expect([status, body.code], call).toEqual([404, 'NOT_FOUND']);
      }
      const home = await museum.page('/de/');
      expect(home.status).toBe(200);
      const ways = linksIn(home.html).filter((link) => pages.some((path) => link.startsWith(`/de/${path}`)));
      expect(ways).toEqual([]);
      const sitemap = String((await museum.shop.get('/sitemap.xml')).body);
      for (const path of pages) expect(sitemap, path).not.toContain(`/de/${path}<`);
      const { status, body } = await sell(item);
      expect([status, body.code]).toEqual([422, 'ITEM_UNKNOWN']);
    },
  );
});

describe('features that are switched off', () => {
  const ASKED: Partial<Record<keyof typeof SWITCHES, string>> = {
    'GET tour/overview': 'tour/overview?date=2026-11-19',
  };
  const c = { lname: 'Lovelace', email: 'ada@example.org', country: 'DE', password: 'a'.repeat(32) };
  const answer = (key: string) => {
    const [method, path = ''] = key.split(' ');
    const asked = ASKED[key as keyof typeof SWITCHES] ?? path;
    return method === 'GET' ? get(asked) : post(asked, { c });
  };

  test('answer as if their calls did not exist', async () => {
    await museum.configure();
    for (const key of Object.keys(SWITCHES)) expect((await answer(key)).status, key).toBe(200);
    await museum.configure({
      has_tickets: false,
      has_guided_tours: false,
      has_merchandise: false,
      has_memcard: false,
      has_vouchers: false,
      hasGuestRegistration: false,
      hasUserRegistration: false,
    });
    for (const key of Object.keys(SWITCHES)) {
      const { status, body } = await answer(key);
      expect([status, body.code], key).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('a museum that sells nothing still has a home page, a checkout and its texts', async () => {
    for (const path of ['', 'checkout', 'login', 'page/imprint', 'withdrawal'])
      expect((await museum.page(`/de/${path}`)).status, path).toBe(200);
    expect((await museum.page('/de/page/shipping')).status).toBe(404);
  });
});

test('products that are switched off are not suggested beside a cart', async () => {
  const cart = {
    ver: 1,
    items: [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-19 10:00', count: 1 }],
  };
  const suggested = async () => {
    const { body } = await post('checkout/suggest', { cart });
    return body.data.map(({ id }: { id: string }) => id);
  };
  await museum.configure();
  expect(await suggested()).toContain('buch');
  await museum.configure({ has_merchandise: false });
  expect(await suggested()).not.toContain('buch');
  await museum.configure({ has_merchandise: false, has_memcard: false });
  expect(await suggested()).toEqual([]);
});

describe('has_voucher_code', () => {
  const code = { type: 'voucherCode', barcode: 'NEU-50' };
  const ticket = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-19 10:00', count: 1 };
  const look = () => get('voucher?voucher=NEU-50');

  test('on: a code is found and accepted', async () => {
    await museum.configure();
    expect((await look()).body.data.barcode).toBe('NEU-50');
  });

  test('off: neither the call nor a cart accepts a code', async () => {
    await museum.configure({ has_voucher_code: false });
    for (const { status, body } of [
      await look(),
      await post('checkout/initPayment', purchase([ticket, code])),
    ])
      expect([status, body.code]).toEqual([422, 'VOUCHER_UNKNOWN']);
  });
});

describe('the flags for registration', () => {
  test.each([
    ['hasUserRegistration', ['register', 'register/success'], ['register-guest', 'login']],
    ['hasGuestRegistration', ['register-guest'], ['register', 'login']],
  ])('%s: false takes away %j, and leaves %j', async (flag, gone, left) => {
    await museum.configure();
    for (const path of [...gone, ...left]) expect((await museum.page(`/de/${path}`)).status).toBe(200);
    await museum.configure({ [flag]: false });
    for (const path of gone) expect((await museum.page(`/de/${path}`)).status, path).toBe(404);
    for (const path of left) expect((await museum.page(`/de/${path}`)).status, path).toBe(200);
  });
});

test('a page whose configuration cannot be loaded says so in its language and offers to try again', async () => {
  await museum.configure();
  const { shop } = museum.shop;
  const now = lastKnownMuseum(shop);
  const settings = Object.defineProperty({ ...now.museum.settings }, 'partnerLogos', {
    get: () => {
      throw new Error('the configuration is not to be had');
    },
  });
  const broken = { ...now, museum: { ...now.museum, settings } };
  const memory = { ...emptyMemory(), known: { now: broken, until: Number.POSITIVE_INFINITY } };
  const app = await buildServer({ ...shop, memory }, { ...readShopBuild(), assetsFolder: undefined });
  const { statusCode, body, headers } = await app.inject({ method: 'GET', url: '/en/tickets' });
  await app.close();
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain(`<h1>${siteWording.en['site.brokenTitle']}</h1>`);
  expect(linksIn(body)).toContain('/en/tickets');
  expect(body).not.toContain('not to be had');
});
