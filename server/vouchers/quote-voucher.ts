// What vouchers in the cart cost (spec 3 "Voucher product", spec 5): the amount is the product's own, or the visitor's
// within its bounds. They take no places, and no voucher code pays for them.

import { inLanguage, type Language } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { type Present, presentProblems, trimPresent } from '../../domain/vouchers/present.ts';
import { amountProblem, MOST_GREETING, MOST_VOUCHERS } from '../../domain/vouchers/voucher-amount.ts';
import type { VoucherItem } from '../../domain/vouchers/voucher-item.ts';
import { voucherKind } from '../../domain/vouchers/voucher-kind.ts';
import type { VoucherLine } from '../../domain/vouchers/voucher-line.ts';
import type { VoucherOrderLine } from '../../domain/vouchers/voucher-order-line.ts';
import { isExpired } from './present-voucher.ts';
import type { VoucherRow } from './voucher-catalogue.ts';
import type { VouchersShop } from './vouchers-calls.ts';

/** Quotes an item of type `voucher`. */
export function quoteVoucher(
  item: VoucherItem,
  language: Language,
  { vouchers, clock }: VouchersShop,
): Quote<VoucherOrderLine> | Refusal {
  const row = vouchers.byId.get(item.id);
  if (!row) return refuse('ITEM_UNKNOWN');
  if (isExpired(row, clock.today())) return refuse('VOUCHER_EXPIRED');
  if (item.count < 1 || item.count > MOST_VOUCHERS) return refuse('ITEM_COUNT_INVALID');
  // An amount that is not chosen is not guessed.
  const price = row.variable_amount ? item.price : (item.price ?? row.price);
  if (price === undefined || amountProblem(row, price))
    return refuse('VOUCHER_AMOUNT_INVALID', {
      fields: { price: [price === undefined ? 'REQUIRED' : 'NUMBER_INVALID'] },
    });
  const present = presentOf(item, row, clock.today());
  if (isRefusal(present)) return present;
  const greeting = (item.greeting ?? '').trim();
  if (greeting.length > MOST_GREETING)
    return refuse('FIELDS_INVALID', { fields: { greeting: ['TOO_LONG'] } });
  const line = toLine(row, language, { count: item.count, price, greeting, ...(present && { present }) });
  return {
    totalPrice: line.totalPrice,
    vatParts: voucherKind.vatParts(line),
    claims: [],
    orderLine: toOrderLine(line, row.valid_months),
    admissions: [],
    freeAdmissions: 0,
    cartLine: () => line,
  };
}

function toLine(
  row: VoucherRow,
  language: Language,
  chosen: Pick<VoucherLine, 'count' | 'price' | 'greeting' | 'present'>,
): VoucherLine {
  return {
    type: 'voucher',
    id: row.id,
    name: inLanguage(row.name, language),
    ...chosen,
    vat_value: row.vat_value,
    totalPrice: chosen.price * chosen.count,
    variable_amount: row.variable_amount ? 1 : 0,
    withdrawal_days: row.withdrawal_days,
    picture: row.picture.src,
  };
}

/** To whom it is sent, checked; undefined where it is not. */
function presentOf({ present }: VoucherItem, row: VoucherRow, today: Day): Present | undefined | Refusal {
  if (!present) return undefined;
  const problems = row.as_present ? presentProblems(present, today) : { to: 'MALFORMED' as const };
  const fields = Object.entries(problems).map(([field, problem]) => [`present.${field}`, [problem]]);
  if (fields.length > 0) return refuse('VOUCHER_PRESENT_INVALID', { fields: Object.fromEntries(fields) });
  return trimPresent(present, today);
}

function toOrderLine(line: VoucherLine, valid_months: number): VoucherOrderLine {
  const { id, name, count, price, vat_value, totalPrice, withdrawal_days, greeting, present } = line;
  return {
    type: 'voucher',
    id,
    title: name,
    count,
    parts: [{ name, count, price, vat_value }],
    totalPrice,
    withdrawal_days,
    voucher: { greeting, valid_months, ...(present && { present }) },
  };
}
