import { useOfferToTabs } from './other-tabs.ts';
import { useCartLanguage } from './use-cart-language.ts';

/** What is done for a cart on every page, whether or not the page shows it. */
export function KeepCart() {
  useCartLanguage();
  useOfferToTabs();
  return null;
}
