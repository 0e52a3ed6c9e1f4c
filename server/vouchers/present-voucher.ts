// A voucher in the visitor's language, as the API sends it (domain/vouchers/voucher.ts).
import { inLanguage, type Language } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { toPicture } from '../museum-folder/stored-picture.ts';
import { paragraphsOf } from '../tickets/present-ticket.ts';
import type { VoucherRow } from './voucher-catalogue.ts';

/** True once its last day is over. */
export function isExpired({ ends_on }: Pick<VoucherRow, 'ends_on'>, today: Day): boolean {
  return ends_on !== null && ends_on < today;
}

/** A voucher in a language. */
export function toVoucher(row: VoucherRow, language: Language, today: Day): VoucherProduct {
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    description: paragraphsOf(inLanguage(row.description, language)),
    picture: toPicture(row.picture, language),
    price: row.price,
    vat_value: row.vat_value,
    variable_amount: row.variable_amount ? 1 : 0,
    min_amount: row.min_amount,
    max_amount: row.max_amount,
    groupId: row.group.id,
    groupName: inLanguage(row.group.name, language),
    sequence_no: row.sequence_no,
    valid_months: row.valid_months,
    withdrawal_days: row.withdrawal_days,
    as_present: row.as_present ? 1 : 0,
    state: isExpired(row, today) ? 'expired' : 'on-sale',
  };
}
