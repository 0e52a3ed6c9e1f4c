import type { Article } from '../../domain/merchandise/article.ts';
import { MOST_PIECES } from '../../domain/merchandise/make-merchandise-line.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { ArticlePrice } from './article-price.tsx';
import { MuseumMail } from './museum-mail.tsx';
import styles from './pieces-row.module.css';
import { stockText } from './stock-text.ts';
import type { Pieces } from './use-pieces.ts';

type Props = { article: Article; pieces: Pieces };

/** Price, stock and count of an article. */
export function PiecesRow({ article, pieces }: Props) {
  const i18n = useI18n();
  const { stock } = article;
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <ArticlePrice article={article} large />
        {(stock.state !== 'in-stock' || article.shipped) && (
          <p className={`${styles.stock} ${stock.state === 'in-stock' ? styles.good : ''}`}>
            {stockText(stock, i18n)}
          </p>
        )}
      </div>
      {pieces.left > 0 && (
        <QuantityStepper
          name="count"
          label={article.name}
          value={pieces.count}
          min={1}
          max={pieces.left}
          onChange={pieces.setCount}
        />
      )}
      <LimitNote pieces={pieces} />
    </div>
  );
}

/** Why no more can be chosen; '' while more can. */
function LimitNote({ pieces: { count, left, taken, limit } }: { pieces: Pieces }) {
  const { t } = useI18n();
  const reached = left > 0 && count >= left;
  return (
    <div className={styles.limit} role="status">
      {reached && limit === 'stock' && (
        <p>
          {t('merchandise.limit.stock')} {taken > 0 && t('merchandise.limit.cart')}
        </p>
      )}
      {reached && limit === 'cart' && (
        <p>
          {t('merchandise.limit.most', { count: MOST_PIECES })} <MuseumMail />
        </p>
      )}
    </div>
  );
}
