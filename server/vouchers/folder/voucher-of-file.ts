// From a file of `vouchers/` to the voucher that is stored, its last day absolute.

import type { Day } from '../../../domain/museum-time.ts';
import { resolveDay } from '../../../domain/visit/resolve-day.ts';
import type { StoredPicture } from '../../museum-folder/stored-picture.ts';
import type { NewVoucher } from '../change-vouchers.ts';
import type { VoucherFile } from './voucher-file.ts';

/** The voucher of a file. */
export function voucherOfFile(file: VoucherFile, picture: StoredPicture, today: Day): NewVoucher {
  return {
    id: file.id,
    group_id: file.group,
    name: file.name,
    description: file.description,
    picture,
    price: file.price,
    vat_value: file.vat_value ?? 0,
    variable_amount: file.variable !== undefined,
    min_amount: file.variable?.min ?? file.price,
    max_amount: file.variable?.max ?? file.price,
    valid_months: file.valid_months,
    withdrawal_days: file.withdrawal_days,
    ends_on: file.end === undefined ? null : resolveDay(file.end, today),
    sequence_no: file.sequence_no,
    as_present: file.present ?? true,
  };
}
