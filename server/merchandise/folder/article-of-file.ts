// From a file of `articles/` to the article that is stored, with a value for every field.
import { NO_TEXT } from '../../../domain/language.ts';
import { MERCHANDISE_KIND, PASS_KIND } from '../../../domain/merchandise/article-kind.ts';
import type { StoredPicture } from '../../museum-folder/stored-picture.ts';
import type { NewArticle } from '../change-articles.ts';
import type { ArticleFile } from './article-file.ts';
import { stockPoolId } from './plan-stock.ts';

/** The article of a file. */
export function articleOfFile(file: ArticleFile, images: readonly StoredPicture[]): NewArticle {
  return {
    id: file.id,
    product_kind: file.pass ? PASS_KIND : MERCHANDISE_KIND,
    name: file.name,
    subtitle: file.subtitle,
    description: file.description,
    images,
    categories: file.categories,
    price: file.price,
    vat_value: file.vat_value,
    weight_g: file.weight_g,
    withdrawal_days: file.withdrawal_days,
    maker: file.maker ?? null,
    responsible: file.responsible ?? null,
    warnings: file.warnings ?? NO_TEXT,
    valid_months: file.pass?.valid_months ?? 0,
    goes_with: file.goes_with ?? [],
    pool_id: stockPoolId(file),
    sequence_no: file.sequence_no,
  };
}
