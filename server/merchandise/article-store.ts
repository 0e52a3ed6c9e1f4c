// The SQL of articles and their categories, read whole for the catalogue, written by an import. An article that left the
// folder is withdrawn, not deleted: orders name it.
import type { LocalizedText } from '../../domain/language.ts';
import type { SafetyContact } from '../../domain/merchandise/article.ts';
import { json, type Sql, type Statement } from '../database/sql.ts';

/** `src` holds `{width}`. */
type ArticlePicture = {
  readonly src: string;
  readonly widths: readonly number[];
  readonly alt: LocalizedText;
  /** width / height */
  readonly ratio: number;
};

export type ArticleRow = {
  readonly id: string;
  readonly product_kind: number;
  readonly name: LocalizedText;
  readonly subtitle: LocalizedText;
  /** Paragraphs, parted by an empty line. */
  readonly description: LocalizedText;
  readonly images: readonly ArticlePicture[];
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
const names = Object.keys(COLUMNS);

const articlesStatement: Statement<ArticleRow> = {
  name: 'all-articles',
  text: `select ${names.join(', ')} from article where not withdrawn order by sequence_no, id`,
};

/** Every article that the museum folder still has, in the museum's order. */
export const readArticles = (sql: Sql): Promise<ArticleRow[]> => sql.named(articlesStatement, []);

const categoriesStatement: Statement<CategoryRow> = {
  name: 'all-article-categories',
  text: 'select id, name from article_category order by sequence_no',
};

/** Every category, in the museum's order. */
export const readCategories = (sql: Sql): Promise<CategoryRow[]> => sql.named(categoriesStatement, []);

type Count = { count: number };

const putArticlesStatement: Statement<Count> = {
  name: 'put-articles',
  text: `
    with put as (
      insert into article (${names.join(', ')}) select ${names.join(', ')}
      from jsonb_to_recordset($1) as r (${Object.entries(COLUMNS)
        .map(([name, type]) => `${name} ${type}`)
        .join(', ')})
      on conflict (id) do update
      set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, withdrawn = false
      returning (xmax = 0) as added
    ) select count(*) filter (where added) as count from put`,
};

/** Makes or changes articles; answers how many are new. Their pools must be there. */
export const putArticles = async (sql: Sql, articles: readonly ArticleRow[]): Promise<number> =>
  (await sql.named(putArticlesStatement, [json(articles)]))[0]?.count ?? 0;

const withdrawArticlesStatement: Statement<Count> = {
  name: 'withdraw-articles',
  text: `
    with gone as (update article set withdrawn = true where id <> all ($1::text[]) and not withdrawn returning 1)
    select count(*) as count from gone`,
};

/** Takes every other article off sale; answers how many. */
export const withdrawArticlesExcept = async (sql: Sql, ids: readonly string[]): Promise<number> =>
  (await sql.named(withdrawArticlesStatement, [ids]))[0]?.count ?? 0;

const dropCategoriesStatement: Statement<never> = {
  name: 'drop-article-categories',
  text: 'delete from article_category where id <> all ($1::text[])',
};
const putCategoriesStatement: Statement<never> = {
  name: 'put-article-categories',
  text: `
    insert into article_category (id, name, sequence_no)
    select id, name, sequence_no from jsonb_to_recordset($1) as c (id text, name jsonb, sequence_no int)
    on conflict (id) do update set name = excluded.name, sequence_no = excluded.sequence_no`,
};

/** Makes these the categories, in this order. */
export const replaceCategories = async (sql: Sql, categories: readonly CategoryRow[]): Promise<void> => {
  await sql.named(dropCategoriesStatement, [categories.map(({ id }) => id)]);
  await sql.named(putCategoriesStatement, [
    json(categories.map(({ id, name }, index) => ({ id, name, sequence_no: index + 1 }))),
  ]);
};
