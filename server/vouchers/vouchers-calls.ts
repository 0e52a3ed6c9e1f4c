// The calls about vouchers (spec 7), answered from memory.
import { inLanguage, type Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { toVoucher } from './present-voucher.ts';
import type { VoucherCatalogue } from './voucher-catalogue.ts';

export type VouchersShop = {
  readonly vouchers: VoucherCatalogue;
  readonly clock: Pick<MuseumClock, 'today'>;
};

/** `voucher/select/event/`: every voucher, those that are no longer sold too. */
export function selectVouchers({ vouchers, clock }: VouchersShop, language: Language): VoucherProduct[] {
  return vouchers.all.map((row) => toVoucher(row, language, clock.today()));
}

/** `voucher/selectOne/price/{id}`. */
export function selectVoucher(
  { vouchers, clock }: VouchersShop,
  id: string,
  language: Language,
): VoucherProduct | Refusal {
  const row = vouchers.byId.get(id);
  return row ? toVoucher(row, language, clock.today()) : refuse('NOT_FOUND');
}

/** `voucher/attr`: the groups that some voucher has. */
export function voucherAttributes(
  { vouchers }: Pick<VouchersShop, 'vouchers'>,
  language: Language,
): { category: { id: string; name: string }[] } {
  return {
    category: vouchers.groups.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
  };
}
