import type { Stock } from '../../domain/merchandise/article.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** The stock in words. The number of pieces is named only if few are left. */
export function stockText({ state, available }: Stock, { t }: I18n): string {
  switch (state) {
    case 'in-stock':
      return t('merchandise.stock.in');
    case 'few':
      return t('merchandise.stock.few', { count: available ?? 0 });
    case 'out-of-stock':
      return t('merchandise.stock.out');
  }
}
