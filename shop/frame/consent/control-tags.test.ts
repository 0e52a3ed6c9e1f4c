import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';

const POSTER: MerchandiseLine = {
  type: 'merchandise',
  id: 'poster',
  name: 'Poster',
  product_kind: 1,
  count: 1,
  price: 1950,
  vat_value: 19,
  totalPrice: 1950,
  owners: [],
  weight_g: 320,
  shipped: true,
  valid_months: 0,
  withdrawal_days: 14,
};
const TAGS = { tag_manager: 'GTM-ABC1234' };

let stored: Record<string, string>;
let page: { location: URL; history: object; dataLayer?: unknown[] };

/** The page as it is opened again, at an address. */
async function openPage(address: string) {
  page.location = new URL(address, 'https://shop.example');
  page.history = {
    state: null,
    replaceState: (_state: unknown, _title: string, shown: string) => {
      page.location = new URL(shown, page.location);
    },
  };
  vi.resetModules();
  const router = { state: { navigation: { state: 'idle' } }, getBlocker: vi.fn() };
  const { controlTags } = await import('./control-tags.ts');
  const { report } = await import('../../cart/analytics/report.ts');
  return {
    router,
    say: (choice?: 'accepted' | 'rejected') => controlTags(choice, TAGS, router as never),
    add: () => report({ event: 'cart-add', line: POSTER }),
  };
}

function added() {
  return (page.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'add_to_cart');
}
function come() {
  return vi.waitFor(() => expect(page.dataLayer).toBeDefined());
}
/** Long enough for tags that may not come. */
function settled() {
  return new Promise((done) => setTimeout(done, 50));
}

beforeEach(() => {
  stored = {};
  const sessionStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  page = { location: new URL('https://shop.example'), history: {} };
  vi.stubGlobal('window', Object.assign(page, { sessionStorage }));
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('document', { createElement: () => ({}), head: { append() {} } });
});
afterEach(() => vi.unstubAllGlobals());

it('events before the answer wait, and are reported after a yes', async () => {
  const { say, add } = await openPage('/de/');
  say();
  add();
  await settled();
  expect(page.dataLayer).toBeUndefined();
  say('accepted');
  await vi.waitFor(() => expect(added()).toHaveLength(1));
  add();
  await vi.waitFor(() => expect(added()).toHaveLength(2));
});

it('events of a page without tags are reported on the next page, after a yes only', async () => {
  const { say, add } = await openPage('/de/checkout');
  say('accepted');
  add();
  await settled();
  expect(page.dataLayer).toBeUndefined();
  expect(JSON.parse(stored['reports'] ?? '')).toMatchObject([{ event: 'cart-add' }]);
  const next = await openPage('/de/checkout/success');
  next.say('accepted');
  await vi.waitFor(() => expect(added()).toHaveLength(1));
  expect(stored['reports']).toBeUndefined();

  const strangers = await openPage('/de/checkout');
  strangers.say();
  strangers.add();
  await settled();
  expect(stored['reports']).toBeUndefined();
});

it('after a no the events are dropped, and a later yes does not report them', async () => {
  const { say, add } = await openPage('/de/');
  add();
  say('rejected');
  add();
  say('accepted');
  await come();
  await settled();
  expect(added()).toEqual([]);
});

it.each(['/de/login', '/de/checkout', '/de/order-review/secret', '/de/register-guest'])(
  'at %s no tag loads, whatever was said',
  async (address) => {
    const { say, router } = await openPage(address);
    say('accepted');
    await settled();
    expect(page.dataLayer).toBeUndefined();
    expect(router.getBlocker).not.toHaveBeenCalled();
  },
);

it.each([
  ['?us=', 'in the query'],
  ['#foyer-us-', 'after the #'],
])('a cart’s name %s… %s is needed until its order is known; then it goes, and tags load', async (mark) => {
  const { say, add } = await openPage(`/de/checkout/success${mark}secret`);
  say('accepted');
  await settled();
  expect(page.dataLayer).toBeUndefined();
  stored['booking'] = JSON.stringify({ booking_id: 'b', has_tickets: true, cartId: 'secret' });
  add();
  await come();
  expect(page.location.href).toBe('https://shop.example/de/checkout/success');
});

it('while another page is on its way, nothing loads: its address may be private', async () => {
  const { say, router } = await openPage('/de/tickets');
  router.state.navigation.state = 'loading';
  say('accepted');
  await settled();
  expect(page.dataLayer).toBeUndefined();
  router.state.navigation.state = 'idle';
  say('accepted');
  await come();
  expect(router.getBlocker).toHaveBeenCalledOnce();
});

it('a private page that opens while the tags load keeps them out', async () => {
  const { say } = await openPage('/de/tickets');
  say('accepted');
  page.location = new URL('/de/register-guest', page.location);
  await settled();
  expect(page.dataLayer).toBeUndefined();
});
