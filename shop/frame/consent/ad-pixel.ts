// Meta's pixel: its snippet without inline script. What it would do by itself is off: it neither reads forms and buttons nor
// counts pages of its own accord.
import type { AnalyticsEvent } from '../../../domain/cart/analytics-items.ts';
import { loadScript } from './load-script.ts';

const NAMES: Readonly<Record<AnalyticsEvent['event'], readonly [command: string, name: string]>> = {
  add_to_cart: ['track', 'AddToCart'],
  // Meta has no name for it.
  remove_from_cart: ['trackCustom', 'RemoveFromCart'],
  begin_checkout: ['track', 'InitiateCheckout'],
  purchase: ['track', 'Purchase'],
};

/** @param id the pixel's digits */
export function startAdPixel(id: string): (event: AnalyticsEvent) => void {
  const pixel = stub();
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  pixel('track', 'PageView');
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  return ({ event, currency, value, items, transaction_id }) => {
    const [command, name] = NAMES[event];
    const contents = items.map(({ item_id, quantity, price }) => ({
      id: item_id,
      quantity,
      item_price: price,
    }));
    const data = {
      currency,
      value,
      content_type: 'product',
      content_ids: items.map(({ item_id }) => item_id),
      contents,
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(transaction_id && { order_id: transaction_id }),
    };
    pixel(command, name, data, ...(transaction_id ? [{ eventID: transaction_id }] : []));
  };
}

type Pixel = {
  (...command: unknown[]): void;
  /** Set by the script once it is here. */
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: Pixel;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

function stub(): Pixel {
  const queue: unknown[] = [];
  const pixel = ((...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else queue.push(command);
  }) as Pixel;
  return Object.assign(pixel, {
    queue,
    push: pixel,
    loaded: true,
    version: '2.0',
    disablePushState: true,
  });
}
