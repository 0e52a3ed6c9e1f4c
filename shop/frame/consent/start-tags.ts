// Loads the museum's tags. Called only after consent, and a separate chunk, so that other visitors never load it.
import type { AnalyticsEvent } from '../../../domain/cart/analytics-items.ts';
import type { Tags } from '../../../domain/site/site.ts';
import { startAdPixel } from './ad-pixel.ts';
import { startSearchAds } from './search-ads.ts';
import { startTagManager } from './tag-manager.ts';

/** @returns sends a report to all of them */
export function startTags({ tag_manager, ad_pixel, search_ads }: Tags): (event: AnalyticsEvent) => void {
  const told = [
    ...(tag_manager ? [startTagManager(tag_manager)] : []),
    ...(ad_pixel ? [startAdPixel(ad_pixel)] : []),
    ...(search_ads ? [startSearchAds(search_ads)] : []),
  ];
  return (event) => {
    for (const tell of told) tell(event);
  };
}
