// Loads the museum's tags; called after consent alone. A chunk of its own, so that nobody else has it.
import type { AnalyticsEvent } from '../../../domain/cart/analytics-items.ts';
import type { Tags } from '../../../domain/site/site.ts';
import { startAdPixel } from './ad-pixel.ts';
import { startSearchAds } from './search-ads.ts';
import { startTagManager } from './tag-manager.ts';

/** @returns tells all of them what has happened */
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
