import { shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Link } from '../ground/link.tsx';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import list from '../ground/page/list-page.module.css';
import { LIST_PICTURE_SIZES } from '../ground/page/list-picture.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { ArticlePrice } from '../merchandise/article-price.tsx';
import { stockText } from '../merchandise/stock-text.ts';
import styles from './pass-list-page.module.css';

/** An annual pass: picture left, description, period and price right. */
export function PassRow({ pass, first }: { pass: Article; first: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const path = useLocalPath();
  const link = path(shopPaths.pass(pass.id));
  const [picture] = pass.images;
  return (
    <article className={styles.row}>
      <Link to={link} tabIndex={-1} aria-hidden="true">
        {picture && <Picture picture={picture} sizes={LIST_PICTURE_SIZES} priority={first} />}
      </Link>
      <div className={`${list.words} ${styles.words}`}>
        <h2 {...fittedTitle(pass.name)}>
          <Link to={link}>{pass.name}</Link>
        </h2>
        <p className={styles.subtitle}>{pass.subtitle}</p>
        <p className={styles.text}>{pass.description[0]}</p>
        <div className={list.facts}>
          {pass.stock.state === 'out-of-stock' ? (
            <p className={styles.out}>{stockText(pass.stock, i18n)}</p>
          ) : (
            <p>{t('passes.validity', { months: pass.valid_months })}</p>
          )}
          <ArticlePrice article={pass} />
        </div>
      </div>
    </article>
  );
}
