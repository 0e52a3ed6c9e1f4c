// The reports of the same four events to each vendor, with the names from the vendor's documentation.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../domain/cart/analytics-items.ts';
import { startAdPixel } from './ad-pixel.ts';
import { startSearchAds } from './search-ads.ts';
import { startTagManager } from './tag-manager.ts';

const ITEM = {
  item_id: 'poster',
  item_name: 'Poster',
  item_category: 'merchandise',
  price: 19.5,
  quantity: 2,
};
const ADDED: AnalyticsEvent = { event: 'add_to_cart', currency: 'EUR', value: 39, items: [ITEM] };
const TAKEN_OUT: AnalyticsEvent = { ...ADDED, event: 'remove_from_cart' };
const ORDERED: AnalyticsEvent = { ...ADDED, event: 'begin_checkout', value: 42.9 };
const BOUGHT: AnalyticsEvent = {
  ...ORDERED,
  event: 'purchase',
  transaction_id: '2026-100017',
  tax: 6.85,
  shipping: 3.9,
};

let loaded: string[];
// biome-ignore lint/suspicious/noExplicitAny: what vendors' snippets make of a window
let page: Record<string, any>;

beforeEach(() => {
  loaded = [];
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Commands of a queue of Google's, as lists. */
function commands(queue: ArrayLike<unknown>[]) {
  return queue.filter((entry) => 'length' in entry).map((entry) => Array.from(entry));
}

describe('the tag manager', () => {
  it.each([
    ['what is put into the cart', ADDED, { value: 39 }],
    ['what is taken out', TAKEN_OUT, { value: 39 }],
    ['the order button', ORDERED, { value: 42.9 }],
    ['the purchase', BOUGHT, { transaction_id: '2026-100017', tax: 6.85, shipping: 3.9 }],
  ])('is told of %s', (_, event, more) => {
    startTagManager('GTM-ABC1234')(event);
    const [clear, told] = page['dataLayer'].slice(-2);
    expect(clear).toEqual({ ecommerce: null });
    expect(told).toMatchObject({
      event: event.event,
      ecommerce: { currency: 'EUR', items: [ITEM], ...more },
    });
  });

  it('is loaded by its id, after the visitor’s consent is said', () => {
    startTagManager('GTM-ABC1234');
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
    expect(commands(page['dataLayer'])[0]).toMatchObject(['consent', 'default', { ad_storage: 'granted' }]);
    expect(page['dataLayer'][1]).toMatchObject({ event: 'gtm.js' });
  });
});

describe('the ad pixel', () => {
  it.each([
    [ADDED, 'track', 'AddToCart'],
    [TAKEN_OUT, 'trackCustom', 'RemoveFromCart'],
    [ORDERED, 'track', 'InitiateCheckout'],
    [BOUGHT, 'track', 'Purchase'],
  ])('is told of $event in its own words', (event, command, name) => {
    startAdPixel('123456789012345')(event);
    expect(page['fbq'].queue.at(-1)).toMatchObject([
      command,
      name,
      {
        currency: 'EUR',
        value: event.value,
        content_ids: ['poster'],
        contents: [{ id: 'poster', quantity: 2, item_price: 19.5 }],
        num_items: 2,
      },
      ...(event === BOUGHT ? [{ eventID: '2026-100017' }] : []),
    ]);
  });

  it('neither reads forms nor counts pages by itself', () => {
    startAdPixel('123456789012345');
    expect(page['fbq'].queue[0]).toEqual(['set', 'autoConfig', false, '123456789012345']);
    expect(page['fbq'].disablePushState).toBe(true);
    expect(loaded).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  });

  it('is spoken to itself once its script is here', () => {
    const tell = startAdPixel('123456789012345');
    const callMethod = vi.fn();
    page['fbq'].callMethod = callMethod;
    tell(ADDED);
    expect(callMethod).toHaveBeenCalledWith('track', 'AddToCart', expect.objectContaining({ value: 39 }));
  });
});

describe('search ads', () => {
  it('count a purchase as the conversion, once by its number', () => {
    startSearchAds('AW-123456789/AbC-D')(BOUGHT);
    const [purchase, conversion] = commands(page['adsLayer']).slice(-2);
    expect(purchase).toMatchObject(['event', 'purchase', { send_to: 'AW-123456789', items: [ITEM] }]);
    expect(conversion).toEqual([
      'event',
      'conversion',
      { send_to: 'AW-123456789/AbC-D', transaction_id: '2026-100017', value: 42.9, currency: 'EUR' },
    ]);
  });

  it.each([ADDED, TAKEN_OUT, ORDERED])('are told of $event, which is no conversion', (event) => {
    startSearchAds('AW-123456789/AbC-D')(event);
    expect(commands(page['adsLayer']).at(-1)).toMatchObject([
      'event',
      event.event,
      { send_to: 'AW-123456789', value: event.value },
    ]);
  });

  it('have a separate queue and do not match e-mail addresses', () => {
    startSearchAds('AW-123456789/AbC-D');
    expect(page['dataLayer']).toBeUndefined();
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-123456789&l=adsLayer']);
    expect(commands(page['adsLayer'])).toContainEqual([
      'config',
      'AW-123456789',
      { allow_enhanced_conversions: false },
    ]);
  });
});
