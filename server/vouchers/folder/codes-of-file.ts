// From `voucher-codes.yaml` to the codes that are stored. The value of a code is a pool, `voucher:{barcode}`, in cents: one
// slot over all time, from which orders take.

import type { Day } from '../../../domain/museum-time.ts';
import { resolveDay } from '../../../domain/visit/resolve-day.ts';
import { rateOfVoucher } from '../../../domain/vouchers/single-purpose.ts';
import type { OncePool } from '../../capacity/once-pools.ts';
import type { NewVoucherCode } from '../change-voucher-codes.ts';
import { newPoolId, toBarcode } from '../look-up-voucher-code.ts';
import type { VoucherCodesFile } from './voucher-codes-file.ts';

/** The codes of `voucher-codes.yaml`, spelled as they are looked up. */
export function codesOfFile(codes: VoucherCodesFile, today: Day): NewVoucherCode[] {
  return codes.map((code) => {
    const barcode = toBarcode(code.barcode);
    return {
      barcode,
      id: code.id,
      name: code.name,
      kind: code.kind,
      amount: code.amount,
      pool: voucherPool({ ...code, barcode }),
      valid_from: code.valid_from === undefined ? '' : resolveDay(code.valid_from, today),
      valid_to: code.valid_to === undefined ? '' : resolveDay(code.valid_to, today),
      vat_value: rateOfVoucher({ vat_value: code.vat_value ?? 0 }) ?? null,
    };
  });
}

/** The pool of a code's value: what was spent of it elsewhere is not in it. */
function voucherPool({
  barcode,
  amount,
  used_amount = 0,
}: Pick<VoucherCodesFile[number], 'barcode' | 'amount' | 'used_amount'>): OncePool {
  return {
    id: newPoolId(barcode),
    capacity: amount - used_amount,
  };
}
