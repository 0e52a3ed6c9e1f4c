// Merchandise and annual passes, as the museum writes them.
import { type Static, Type } from 'typebox';
import { Cents, Id, Percent, PictureFile, Places, strict, Text } from '../../museum-folder/museum-fields.ts';

/** Of `museum.yaml`: the categories of the shop's merchandise, in their order. */
export const ARTICLE_FIELDS = {
  article_categories: Type.Optional(Type.Array(Type.Object({ id: Id, name: Text }, strict))),
};

const ArticleFields = Type.Object(ARTICLE_FIELDS);
export type ArticleFields = Static<typeof ArticleFields>;

const Contact = Type.Object({ name: Type.String(), address: Type.String(), email: Type.String() }, strict);

/** `articles/*.yaml`: merchandise, or with `pass` an annual pass. */
export const ArticleFile = Type.Object(
  {
    id: Id,
    sequence_no: Type.Integer(),
    name: Text,
    subtitle: Text,
    /** Paragraphs, separated by an empty line. */
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
    /** Paragraphs, separated by an empty line. */
    warnings: Type.Optional(Text),
    /** An annual pass: how long it is valid from the day it is bought. */
    pass: Type.Optional(Type.Object({ valid_months: Type.Integer({ minimum: 1, maximum: 120 }) }, strict)),
    /** Offered at the checkout to visitors of these events. */
    goes_with: Type.Optional(Type.Array(Id)),
  },
  strict,
);
export type ArticleFile = Static<typeof ArticleFile>;
