// The SQL of articles and their categories, read whole for the catalogue, written by an import. An article that left the
// folder is withdrawn, not deleted: orders name it.
import type { LocalizedText } from '../../domain/language.ts';
import type { SafetyContact } from '../../domain/merchandise/article.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { createReplacement, createWithdrawingReplacement, inOrder } from '../platform/database/upsert.ts';

export type ArticleRow = {
  readonly id: string;
  readonly product_kind: number;
  readonly name: LocalizedText;
  readonly subtitle: LocalizedText;
  /** Paragraphs, parted by an empty line. */
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

const COLUMNS = {
  id: 'text',
  product_kind: 'int',
  name: 'jsonb',
  subtitle: 'jsonb',
  description: 'jsonb',
  images: 'jsonb',
  categories: 'text[]',
  price: 'int',
  vat_value: 'numeric',
  weight_g: 'int',
  withdrawal_days: 'int',
  maker: 'jsonb',
  responsible: 'jsonb',
  warnings: 'jsonb',
  valid_months: 'int',
  goes_with: 'text[]',
  pool_id: 'text',
  sequence_no: 'int',
} as const;

const articlesStatement: Statement<ArticleRow> = {
  name: 'all-articles',
  text: `select ${Object.keys(COLUMNS).join(', ')} from article where not withdrawn order by sequence_no, id`,
};

const categoriesStatement: Statement<CategoryRow> = {
  name: 'all-article-categories',
  text: 'select id, name from article_category order by sequence_no',
};

/** Makes these the articles; the others are taken off sale. Their pools must be there. */
export const replaceArticles = createWithdrawingReplacement('article', COLUMNS);

const replaceRows = createReplacement('article_category', { id: 'text', name: 'jsonb', sequence_no: 'int' });

/** Every article that the museum folder still has, in the museum's order. */
export function readArticles(sql: Sql): Promise<ArticleRow[]> {
  return sql.named(articlesStatement, []);
}

/** Every category, in the museum's order. */
export function readCategories(sql: Sql): Promise<CategoryRow[]> {
  return sql.named(categoriesStatement, []);
}

/** Makes these the categories, in this order. */
export function replaceCategories(sql: Sql, categories: readonly CategoryRow[]): Promise<void> {
  return replaceRows(sql, inOrder(categories));
}
