// What a return is to the ledger: a `Sold` of its own, whose entry is the sale's with the signs turned (spec operations 4).
// Goods are counted at their price, as they were sold; discounts and what is kept lessen them.
import { type Sold, type SoldGoods, spentOf } from '../ledger/sold.ts';
import { orderedKind } from '../ordered-kinds.ts';
import { productKind } from '../product-kinds.ts';
import { rateOfVoucher } from '../vouchers/single-purpose.ts';
import type { ReturnableOrder, ReturnEffect, ReturnedPart } from './return-order.ts';

/** @param voucher the code that was issued in place of money */
export function returnedSold(
  { lines, vouchers, codes }: Pick<ReturnableOrder, 'lines' | 'vouchers' | 'codes'>,
  effect: ReturnEffect,
  voucher: string | undefined,
): Sold {
  const spent = effect.toCodes.map(({ barcode, amount }) => ({
    code: barcode,
    amount,
    vat_value: codes.find((one) => one.barcode === barcode)?.vat_value,
  }));
  const goods = [
    ...spentOf(spent),
    ...effect.parts.flatMap((part) => goodsOf(lines, part)),
    ...effect.shipping.flatMap(({ vat_value, gross, kept }) => [
      { product: 'shipping', vat_value, gross: gross + kept },
      { product: 'fee', vat_value, gross: -kept },
    ]),
  ];
  return {
    money: effect.toPayments.reduce((sum, { amount }) => sum + amount, effect.alreadyBack),
    goods: goods.filter(({ gross }) => gross !== 0),
    tax: effect.vat.map(({ vat_value, tax }) => ({ vat_value, tax })),
    vouchers: vouchers
      .filter(({ barcode }) => effect.closes.includes(barcode))
      .map(({ line, barcode, amount }) => ({
        code: barcode,
        amount,
        vat_value: rateOfVoucher({ vat_value: lines[line]?.parts[0]?.vat_value ?? 0 }),
      })),
    redeemed: [...spent, ...(voucher === undefined ? [] : [{ code: voucher, amount: effect.voucher }])],
  };
}

function goodsOf(
  lines: ReturnableOrder['lines'],
  { line, part, count, gross, kept }: ReturnedPart,
): SoldGoods[] {
  const bought = lines[line];
  const one = bought?.parts[part];
  if (!bought || !one) return [];
  const vat_value = productKind(bought.type).isGift ? undefined : one.vat_value;
  const price = count * one.price;
  // Multi-purpose vouchers are counted by their codes alone.
  const isCode = orderedKind(bought.type).returns(bought).isCode && rateOfVoucher(one) === undefined;
  return [
    ...(isCode ? [] : [{ product: bought.type, item: bought.id, vat_value, gross: price }]),
    { product: 'discount', vat_value, gross: gross + kept - price },
    { product: 'fee', vat_value, gross: -kept },
  ];
}
