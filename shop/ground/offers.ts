// What this shop sells, in the order of its menu: a kind of product shows only where the museum has enabled it (spec 2).
import type { SiteConfig } from '../../domain/site/site.ts';

const OFFERS = [
  { key: 'tickets', path: 'tickets', on: (c: SiteConfig) => c.hasTickets && c.has_tickets },
  { key: 'guidedTours', path: 'guided-tours', on: (c: SiteConfig) => c.hasGuidedTours && c.has_guided_tours },
  { key: 'merchandise', path: 'merchandise', on: (c: SiteConfig) => c.hasMerchandise && c.has_merchandise },
  { key: 'passes', path: 'passes', on: (c: SiteConfig) => c.hasMemCard && c.has_memcard },
  { key: 'vouchers', path: 'vouchers', on: (c: SiteConfig) => c.hasVouchers && c.has_vouchers },
] as const;

export type Offer = (typeof OFFERS)[number];

export function enabledOffers(config: SiteConfig): readonly Offer[] {
  return OFFERS.filter((offer) => offer.on(config));
}
