// Google Ads: a purchase is the conversion, what leads to it are events of the account. In a queue of its own, or a tag
// manager on the same page would count each twice.
import type { AnalyticsEvent } from '../../../domain/cart/analytics-items.ts';
import { googleLayer } from './google-layer.ts';
import { loadScript } from './load-script.ts';

/** @param conversion `AW-…/label` */
export function startSearchAds(conversion: string): (event: AnalyticsEvent) => void {
  const [account = ''] = conversion.split('/');
  const { gtag } = googleLayer('adsLayer');
  gtag('js', new Date());
  // Typed data is not matched with Google accounts.
  gtag('config', account, { allow_enhanced_conversions: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(account)}&l=adsLayer`);
  return ({ event, ...data }) => {
    gtag('event', event, { send_to: account, ...data });
    if (event !== 'purchase') return;
    const { transaction_id, value, currency } = data;
    gtag('event', 'conversion', { send_to: conversion, transaction_id, value, currency });
  };
}
