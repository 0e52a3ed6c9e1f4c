// What the museum has switched off is not for sale (spec 3, "Remote flags"): no call knows it and no cart can hold it. The
// staff's lists and the papers of earlier orders still name it, from the whole catalogue.
import type { SiteConfig } from '../../domain/site/site.ts';
import { arrangeArticles, isPass, type MerchandiseCatalogue } from '../merchandise/merchandise-catalogue.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import { arrangeTours } from '../tours/tour-catalogue.ts';
import { arrangeVouchers } from '../vouchers/voucher-catalogue.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

type Flags = Pick<
  SiteConfig,
  'has_tickets' | 'has_guided_tours' | 'has_merchandise' | 'has_memcard' | 'has_vouchers'
>;

const NO_ADMISSIONS: Catalogue = {
  events: [],
  event: new Map(),
  ticket: new Map(),
  ticketsOf: new Map(),
};

/** The part of a catalogue that its museum sells now. */
export function offeredCatalogue(catalogue: ShopCatalogue, flags: Flags): ShopCatalogue {
  return {
    ...catalogue,
    ...(flags.has_tickets ? {} : NO_ADMISSIONS),
    tours: flags.has_guided_tours ? catalogue.tours : arrangeTours([]),
    merchandise: offeredArticles(catalogue.merchandise, flags),
    vouchers: flags.has_vouchers ? catalogue.vouchers : arrangeVouchers([]),
  };
}

function offeredArticles({ all, categories }: MerchandiseCatalogue, flags: Flags): MerchandiseCatalogue {
  return arrangeArticles(
    all.filter((article) => (isPass(article) ? flags.has_memcard : flags.has_merchandise)),
    categories,
  );
}
