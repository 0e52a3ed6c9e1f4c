import type { MerchandiseOrderLine } from '../../../domain/merchandise/merchandise-order-line.ts';
import { lineValidity } from '../../../domain/orders/order-passes.ts';
import { countedPart, type LineContext, NO_BOOKING, type ProductTexts, plainTime } from './product-texts.ts';

/** Articles, and passes with their months and owners. */
export const merchandiseTexts: ProductTexts<MerchandiseOrderLine> = {
  when: (line, context) => {
    if (line.article.valid_months > 0) return plainTime(validityText(line, context));
    return plainTime(line.article.shipped ? context.i18n.t('documents.goods.sent') : '');
  },
  booking: () => NO_BOOKING,
  partText: countedPart,
  partWithoutPrice: countedPart,
  facts: ({ article }, { t }) => [
    {
      label: t('documents.pass.owner'),
      value: article.owners
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', '),
    },
  ],
  isForGroup: () => false,
  paysForAll: () => false,
  untaxed: 'exempt',
};

function validityText(line: MerchandiseOrderLine, { order, i18n: { t, formats } }: LineContext): string {
  const valid = order && lineValidity(line, order.date);
  if (!valid) return '';
  return t('documents.pass.valid', {
    first: formats.day(valid.valid_from),
    last: formats.day(valid.valid_to),
  });
}
