import type { Article } from '../../domain/merchandise/article.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { displayPrice, vatText } from '../ground/price-text.ts';
import styles from './article-price.module.css';
import { ShippingLink } from './shipping-link.tsx';

type Props = { article: Pick<Article, 'price' | 'vat_value' | 'shipped'>; large?: boolean };

/** The price of a piece with its VAT and, if it is shipped, a note on shipping costs (§ 6 PAngV). */
export function ArticlePrice({ article: { price, vat_value, shipped }, large = false }: Props) {
  const i18n = useI18n();
  const vat = vatText(price, [vat_value], i18n);
  return (
    <p className={`${styles.price} ${large ? styles.large : ''}`}>
      <strong>{displayPrice(price, i18n)}</strong>{' '}
      <small>
        {vat}
        {shipped && (
          <>
            {vat && ', '}
            <ShippingLink />
          </>
        )}
      </small>
    </p>
  );
}
