// The SQL of articles and their categories, read whole for the catalogue, written by an import. An article that left the
// folder is withdrawn, not deleted: orders name it.
import type { LocalizedText } from '../../domain/language.ts';
import type { SafetyContact } from '../../domain/merchandise/article.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { build, statement } from '../platform/database/statement.ts';
import {
  inOrder,
  productsOf,
  type RowChanges,
  replacementOf,
  replaceProducts,
  replaceRows,
} from '../platform/database/upsert.ts';

export type ArticleRow = {
  readonly id: string;
  readonly product_kind: number;
  readonly name: LocalizedText;
  readonly subtitle: LocalizedText;
  /** Paragraphs, separated by an empty line. */
  readonly description: LocalizedText;
  readonly images: readonly StoredPicture[];
  /** Ids of categories. */
  readonly categories: readonly string[];
  readonly price: number;
  readonly vat_value: number;
  /** Grams, packing included; 0 for what is not sent. */
  readonly weight_g: number;
  readonly withdrawal_days: number;
  readonly maker: SafetyContact | null;
  readonly responsible: SafetyContact | null;
  readonly warnings: LocalizedText;
  /** Of a pass, else 0. */
  readonly valid_months: number;
  /** Ids of events. */
  readonly goes_with: readonly string[];
  /** Its pieces; null where nothing is counted. */
  readonly pool_id: string | null;
  readonly sequence_no: number;
};

export type CategoryRow = { readonly id: string; readonly name: LocalizedText };

const COLUMNS = [
  'id',
  'product_kind',
  'name',
  'subtitle',
  'description',
  'images',
  'categories',
  'price',
  'vat_value',
  'weight_g',
  'withdrawal_days',
  'maker',
  'responsible',
  'warnings',
  'valid_months',
  'goes_with',
  'pool_id',
  'sequence_no',
] as const;

/** What the columns of JSON hold. */
type Stored = Pick<
  ArticleRow,
  'name' | 'subtitle' | 'description' | 'images' | 'maker' | 'responsible' | 'warnings'
>;

const articlesStatement = statement('all-articles', {}, () =>
  build
    .selectFrom('article')
    .select(COLUMNS)
    .where('withdrawn', '=', false)
    .orderBy('sequence_no')
    .orderBy('id')
    .$narrowType<Stored>(),
);

const categoriesStatement = statement('all-article-categories', {}, () =>
  build
    .selectFrom('article_category')
    .select(['id', 'name'])
    .orderBy('sequence_no')
    .$narrowType<{ name: LocalizedText }>(),
);

const articleRows = productsOf('article', COLUMNS);
const categoryRows = replacementOf('article_category', ['id', 'name', 'sequence_no']);

/** Every article that the museum folder still has, in the museum's order. */
export function readArticles(sql: Sql): Promise<ArticleRow[]> {
  return sql.all(articlesStatement);
}

/** Makes these the articles; the others are withdrawn. Their pools must be there. */
export function replaceArticles(sql: Sql, articles: readonly ArticleRow[]): Promise<RowChanges> {
  return replaceProducts(sql, articleRows, articles);
}

/** Every category, in the museum's order. */
export function readCategories(sql: Sql): Promise<CategoryRow[]> {
  return sql.all(categoriesStatement);
}

/** Makes these the categories, in this order. */
export function replaceCategories(sql: Sql, categories: readonly CategoryRow[]): Promise<void> {
  return replaceRows(sql, categoryRows, inOrder(categories));
}
