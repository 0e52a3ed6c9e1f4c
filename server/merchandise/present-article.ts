// An article in the visitor's language, as the API sends it (domain/merchandise/article.ts).
import { inLanguage, type Language } from '../../domain/language.ts';
import { type Article, stockOf } from '../../domain/merchandise/article.ts';
import { toPicture } from '../museum-folder/stored-picture.ts';
import { paragraphsOf } from '../tickets/present-ticket.ts';
import type { ArticleRow, CategoryRow } from './merchandise-catalogue.ts';

/** Sent by post: what weighs something. */
export function isShipped({ weight_g }: Pick<ArticleRow, 'weight_g'>): boolean {
  return weight_g > 0;
}

/**
 * An article in a language.
 * @param available pieces left; undefined where nothing is counted
 */
export function toArticle(
  row: ArticleRow,
  language: Language,
  { available, categories }: { available: number | undefined; categories: readonly CategoryRow[] },
): Article {
  const warnings = inLanguage(row.warnings, language);
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    subtitle: inLanguage(row.subtitle, language),
    description: paragraphsOf(inLanguage(row.description, language)),
    product_kind: row.product_kind,
    price: row.price,
    vat_value: row.vat_value,
    images: row.images.map((image) => toPicture(image, language)),
    categories: categories
      .filter(({ id }) => row.categories.includes(id))
      .map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    weight_g: row.weight_g,
    shipped: isShipped(row),
    stock: stockOf(available),
    sequence_no: row.sequence_no,
    maker: row.maker,
    responsible: row.responsible,
    warnings: warnings === '' ? [] : paragraphsOf(warnings),
    withdrawal_days: row.withdrawal_days,
    valid_months: row.valid_months,
  };
}
