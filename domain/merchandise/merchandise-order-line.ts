// Articles and annual passes as an order keeps them; `title` is the article.
import { type Static, Type } from 'typebox';
import { Owner } from '../passes/owner.ts';
import { boughtFields } from '../products/order-line-fields.ts';

/** What is sent, or who a pass is for. */
const BoughtArticle = Type.Object({
  product_kind: Type.Integer(),
  shipped: Type.Boolean(),
  weight_g: Type.Integer(),
  /** Of a pass, else 0. */
  valid_months: Type.Integer(),
  owners: Type.Array(Owner),
});

export const MerchandiseOrderLine = Type.Object({
  type: Type.Literal('merchandise'),
  ...boughtFields,
  article: BoughtArticle,
});
export type MerchandiseOrderLine = Static<typeof MerchandiseOrderLine>;
