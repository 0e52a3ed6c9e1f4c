import type { MerchandiseOrderLine } from '../../../domain/merchandise/merchandise-order-line.ts';
import { lineValidity } from '../../../domain/orders/order-passes.ts';
import type { Speech } from '../document-speech.ts';
import { type Ordered, type ProductWords, shortTerm } from './product-words.ts';

/** Articles, and passes with their months and owners. */
export const merchandiseWords: ProductWords<MerchandiseOrderLine> = {
  term: (line, _index, ordered, _museum, speech) => {
    if (line.article.valid_months > 0) return shortTerm(passText(line, ordered, speech));
    return shortTerm(line.article.shipped ? speech.t('documents.goods.sent') : '');
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

function passText(line: MerchandiseOrderLine, ordered: Ordered | undefined, { t, formats }: Speech): string {
  const valid = ordered && lineValidity(line, ordered.date);
  if (!valid) return '';
  return t('documents.pass.valid', {
    first: formats.day(valid.valid_from),
    last: formats.day(valid.valid_to),
  });
}
