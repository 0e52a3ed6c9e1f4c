// The kinds of product in the order of the menu. Only those that the museum has enabled are shown (spec 2).
import type { SiteConfig } from '../../domain/site/site.ts';

const OFFERS = [
  { key: 'tickets', route: 'events', on: (c: SiteConfig) => c.hasTickets && c.has_tickets },
  { key: 'guidedTours', route: 'tours', on: (c: SiteConfig) => c.hasGuidedTours && c.has_guided_tours },
  { key: 'merchandise', route: 'articles', on: (c: SiteConfig) => c.hasMerchandise && c.has_merchandise },
  { key: 'passes', route: 'passes', on: (c: SiteConfig) => c.hasMemCard && c.has_memcard },
  { key: 'vouchers', route: 'vouchers', on: (c: SiteConfig) => c.hasVouchers && c.has_vouchers },
] as const;

export type Offer = (typeof OFFERS)[number];

export function enabledOffers(config: SiteConfig): readonly Offer[] {
  return OFFERS.filter((offer) => offer.on(config));
}
