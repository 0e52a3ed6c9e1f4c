// Google Tag Manager: its snippet without inline script, and events as Google Analytics 4 names them.
import type { AnalyticsEvent } from '../../../domain/cart/analytics-items.ts';
import { googleLayer } from './google-layer.ts';
import { loadScript } from './load-script.ts';

/** @param id `GTM-…` */
export function startTagManager(id: string): (event: AnalyticsEvent) => void {
  const { push } = googleLayer('dataLayer');
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  return ({ event, ...ecommerce }) => {
    // What an earlier event said would otherwise be part of this one.
    push({ ecommerce: null });
    push({ event, ecommerce });
  };
}
