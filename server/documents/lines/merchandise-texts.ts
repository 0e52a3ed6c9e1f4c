import type { MerchandiseOrderLine } from '../../../domain/merchandise/merchandise-order-line.ts';
import { lineValidity } from '../../../domain/orders/order-passes.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { type Ordered, type ProductWords, shortTerm } from './product-texts.ts';

/** Articles, and passes with their months and owners. */
export const merchandiseWords: ProductWords<MerchandiseOrderLine> = {
  term: (line, _index, ordered, _museum, i18n) => {
    if (line.article.valid_months > 0) return shortTerm(passText(line, ordered, i18n));
    return shortTerm(line.article.shipped ? i18n.t('documents.goods.sent') : '');
  },
  facts: ({ article }, { t }) => [
    {
      label: t('documents.pass.owner'),
      value: article.owners
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', '),
    },
  ],
  untaxed: 'exempt',
};

function passText(
  line: MerchandiseOrderLine,
  ordered: Ordered | undefined,
  { t, formats }: DocumentI18n,
): string {
  const valid = ordered && lineValidity(line, ordered.date);
  if (!valid) return '';
  return t('documents.pass.valid', {
    first: formats.day(valid.valid_from),
    last: formats.day(valid.valid_to),
  });
}
