// Vouchers for sale, as the museum writes them.
import { type Static, Type } from 'typebox';
import { Cents, DayRule, Id, Percent, PictureFile, strict, Text } from '../../museum-folder/museum-fields.ts';

/** Of `museum.yaml`: the groups under which vouchers stand, in their order. */
export const VOUCHER_FIELDS = {
  voucher_groups: Type.Optional(Type.Array(Type.Object({ id: Id, name: Text }, strict))),
};

const VoucherFields = Type.Object(VOUCHER_FIELDS);
export type VoucherFields = Static<typeof VoucherFields>;

/** `vouchers/*.yaml` */
export const VoucherFile = Type.Object(
  {
    id: Id,
    group: Id,
    sequence_no: Type.Integer(),
    name: Text,
    description: Text,
    picture: PictureFile,
    /** What a fixed voucher costs and is worth, or what a variable one suggests. */
    price: Cents,
    /**
     * Of a single-purpose voucher, whose sale is taxed: its code pays only for what has this rate. Without it, or with 0, it
     * is multi-purpose.
     */
    vat_value: Type.Optional(Percent),
    /** The visitor chooses the amount within these bounds. */
    variable: Type.Optional(Type.Object({ min: Cents, max: Cents }, strict)),
    valid_months: Type.Integer({ minimum: 1, maximum: 120 }),
    withdrawal_days: Type.Integer({ minimum: 0, maximum: 365 }),
    /** The last day on which it is sold. */
    end: Type.Optional(DayRule),
    /** Whether buyers can have it sent to somebody, on a day of their choice; yes unless said. */
    present: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type VoucherFile = Static<typeof VoucherFile>;
