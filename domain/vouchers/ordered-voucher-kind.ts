// Vouchers that were ordered: each is a code, which comes by mail.
import { returnedByThePiece, withPartsLeft } from '../products/line-returns.ts';
import { NOTHING_POSTED, type OrderedKind } from '../products/ordered-kind.ts';
import type { VoucherOrderLine } from './voucher-order-line.ts';

export const orderedVoucherKind: OrderedKind<VoucherOrderLine> = {
  posted: () => NOTHING_POSTED,
  returns: () => ({ ...returnedByThePiece(), isCode: true }),
  withPieces: (line, left) => withPartsLeft(line, left, { parties: [] }),
  withoutPersons: (line) => ({
    ...line,
    voucher: { greeting: '', valid_months: line.voucher.valid_months },
  }),
};
