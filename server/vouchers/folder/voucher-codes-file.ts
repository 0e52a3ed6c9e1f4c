// Voucher codes that were given out elsewhere, as the museum writes them.
import { type Static, Type } from 'typebox';
import { Cents, DayRule, Id, Percent, strict, Text } from '../../museum-folder/museum-fields.ts';

export const VoucherCode = Type.Object(
  {
    id: Id,
    barcode: Type.String({ pattern: '^[A-Za-z0-9-]{4,40}$' }),
    name: Text,
    /** `value` is a means of payment; `discount` lowers the price, and its VAT. */
    kind: Type.Union([Type.Literal('value'), Type.Literal('discount')]),
    amount: Cents,
    /** Of a single-purpose voucher: what its sale was taxed with. Without it, it is multi-purpose. */
    vat_value: Type.Optional(Percent),
    /** Spent elsewhere before. */
    used_amount: Type.Optional(Cents),
    valid_from: Type.Optional(DayRule),
    valid_to: Type.Optional(DayRule),
  },
  strict,
);

/** `voucher-codes.yaml`: codes that were given out elsewhere; those that the shop sells are not in it. */
export const VoucherCodesFile = Type.Array(VoucherCode);
export type VoucherCodesFile = Static<typeof VoucherCodesFile>;
