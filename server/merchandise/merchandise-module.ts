// Goods and annual passes.
import type { merchandiseContract } from '../../domain/merchandise/merchandise-contract.ts';
import type { Handlers } from '../api/handler.ts';
import {
  articleCategories,
  type MerchandiseShop,
  selectArticle,
  selectArticles,
} from './merchandise-calls.ts';

export const merchandiseHandlers: Pick<Handlers<MerchandiseShop>, keyof typeof merchandiseContract> = {
  'GET merchandise/select': (shop, { query: { product_kind: kind } }, { language }) =>
    selectArticles(shop, kind === undefined ? undefined : Number(kind), language),
  'GET merchandise': (shop, { query }, { language }) => selectArticle(shop, query.article, language),
  'GET merchandise/attr': (shop, _, { language }) => articleCategories(shop, language),
};
