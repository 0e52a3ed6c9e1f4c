// What the museum sells beside visits, as its web person writes it: articles, passes, vouchers, voucher codes, shipping.
import { type Static, Type } from 'typebox';
import { Cents, DayRule, Id, Percent, PictureFile, Places, strict, Text } from './museum-fields.ts';

const Contact = Type.Object({ name: Type.String(), address: Type.String(), email: Type.String() }, strict);

/** `articles/*.yaml`: merchandise, or with `pass` an annual pass. */
export const ArticleFile = Type.Object(
  {
    id: Id,
    sequence_no: Type.Integer(),
    name: Text,
    subtitle: Text,
    /** Paragraphs, parted by an empty line. */
    description: Text,
    images: Type.Array(PictureFile, { minItems: 1 }),
    /** Ids of `article_categories`; none for a pass. */
    categories: Type.Array(Id),
    price: Cents,
    vat_value: Percent,
    /** Grams, packing included; 0 for what is not sent. */
    weight_g: Type.Integer({ minimum: 0, maximum: 100_000 }),
    /** Pieces for the shop, sold ones included; not counted when left out. */
    stock: Type.Optional(Places),
    withdrawal_days: Type.Integer({ minimum: 0, maximum: 365 }),
    maker: Type.Optional(Contact),
    responsible: Type.Optional(Contact),
    /** Paragraphs, parted by an empty line. */
    warnings: Type.Optional(Text),
    /** An annual pass: how long it is valid from the day it is bought. */
    pass: Type.Optional(Type.Object({ valid_months: Type.Integer({ minimum: 1, maximum: 120 }) }, strict)),
    /** Offered beside these events at the checkout. */
    goes_with: Type.Optional(Type.Array(Id)),
  },
  strict,
);
export type ArticleFile = Static<typeof ArticleFile>;

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
    vat_value: Percent,
    /** The visitor chooses the amount within these bounds. */
    variable: Type.Optional(Type.Object({ min: Cents, max: Cents }, strict)),
    valid_months: Type.Integer({ minimum: 1, maximum: 120 }),
    withdrawal_days: Type.Integer({ minimum: 0, maximum: 365 }),
    /** The last day on which it is sold. */
    end: Type.Optional(DayRule),
  },
  strict,
);
export type VoucherFile = Static<typeof VoucherFile>;

/** `voucher-codes.yaml`: codes that were given out elsewhere; those that the shop sells are not in it. */
export const VoucherCodesFile = Type.Array(
  Type.Object(
    {
      id: Id,
      barcode: Type.String({ pattern: '^[A-Za-z0-9-]{4,40}$' }),
      name: Text,
      /** `value` is a means of payment; `discount` lowers the price, and its VAT. */
      kind: Type.Union([Type.Literal('value'), Type.Literal('discount')]),
      amount: Cents,
      /** Spent elsewhere before. */
      used_amount: Type.Optional(Cents),
      valid_from: Type.Optional(DayRule),
      valid_to: Type.Optional(DayRule),
    },
    strict,
  ),
);
export type VoucherCodesFile = Static<typeof VoucherCodesFile>;

/** `shipping.yaml` */
export const ShippingFile = Type.Object(
  {
    zones: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Text,
          countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 }),
          steps: Type.Array(
            Type.Object({ up_to_g: Type.Integer({ minimum: 1, maximum: 100_000 }), price: Cents }, strict),
            { minItems: 1 },
          ),
        },
        strict,
      ),
      { minItems: 1 },
    ),
  },
  strict,
);
export type ShippingFile = Static<typeof ShippingFile>;
