import { VoucherCodeField } from '../../vouchers/voucher-code-field.tsx';
import { CartLines } from './cart-lines.tsx';

/** The lines of the cart with what changes them, and the field for codes. */
export function EditableCart() {
  return (
    <>
      <CartLines />
      <VoucherCodeField />
    </>
  );
}
