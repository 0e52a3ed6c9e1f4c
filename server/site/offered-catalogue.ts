// What the museum has switched off is not for sale (spec 3, "Remote flags"): no call knows it and no cart can hold it. The
// staff's lists and the papers of earlier orders still name it, from the whole catalogue.
import { arrangeArticles, isPass, type MerchandiseCatalogue } from '../merchandise/merchandise-catalogue.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import { arrangeTours } from '../tours/tour-catalogue.ts';
import { arrangeVouchers } from '../vouchers/voucher-catalogue.ts';
import type { Current } from './current-shop.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';
import { siteConfig } from './site-calls.ts';

type Flags = ReturnType<typeof siteConfig>;

const NO_ADMISSIONS: Catalogue = {
  events: [],
  event: new Map(),
  ticket: new Map(),
  ticketsOf: new Map(),
};

const known = new WeakMap<ShopCatalogue, ShopCatalogue>();

/** The part of a catalogue that its museum sells now; arranged once per import. */
export function offeredCatalogue({ museum, derived }: Current<ShopCatalogue>): ShopCatalogue {
  const found = known.get(derived) ?? offered(derived, siteConfig(museum, 'de'));
  known.set(derived, found);
  return found;
}

function offered(catalogue: ShopCatalogue, flags: Flags): ShopCatalogue {
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
