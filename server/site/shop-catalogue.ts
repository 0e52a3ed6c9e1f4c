// Everything that the shop sells, as one import left it: each product module's catalogue, joined.
import type { Language } from '../../domain/language.ts';
import { loadMerchandise, type MerchandiseCatalogue } from '../merchandise/merchandise-catalogue.ts';
import type { Sql } from '../platform/database/sql.ts';
import { loadShippingRates, type ShippingRates } from '../shipping/shipping-rates.ts';
import { type Catalogue, loadCatalogue } from '../tickets/catalogue.ts';
import { loadTours, type TourCatalogue } from '../tours/tour-catalogue.ts';
import { loadVouchers, type VoucherCatalogue } from '../vouchers/voucher-catalogue.ts';

export type ShopCatalogue = Catalogue & {
  readonly tours: TourCatalogue;
  readonly merchandise: MerchandiseCatalogue;
  readonly vouchers: VoucherCatalogue;
  readonly shipping: ShippingRates;
};

/**
 * Reads it whole.
 * @param standard the museum's default language
 */
export async function loadShopCatalogue(sql: Sql, standard: Language): Promise<ShopCatalogue> {
  const [admissions, tours, merchandise, vouchers, shipping] = await Promise.all([
    loadCatalogue(sql),
    loadTours(sql, standard),
    loadMerchandise(sql),
    loadVouchers(sql),
    loadShippingRates(sql),
  ]);
  return { ...admissions, tours, merchandise, vouchers, shipping };
}
