import { shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Link } from '../ground/link.tsx';
import list from '../ground/page/list-page.module.css';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './article-list-page.module.css';
import { ArticlePrice } from './article-price.tsx';
import { stockText } from './stock-text.ts';

/** The properties of an article that a list shows. The others are not sent with the page. */
export type ListedArticle = Pick<
  Article,
  'id' | 'name' | 'subtitle' | 'price' | 'vat_value' | 'images' | 'shipped' | 'stock'
>;

const WIDE = '(min-width: 88rem) max(26rem, 26vw), (min-width: 768px) 30vw';

/** An article in the list: picture, name and price. @param index from 0 */
export function ArticleTile({ article, index }: { article: ListedArticle; index: number }) {
  const i18n = useI18n();
  const path = useLocalPath();
  const { id, name, subtitle, images, stock } = article;
  const [picture] = images;
  const link = path(shopPaths.article(id));
  return (
    <li>
      <Link to={link} tabIndex={-1} aria-hidden="true">
        {picture && <Picture picture={picture} sizes={sizesOf(index)} priority={index < 3} />}
      </Link>
      <div className={`${list.words} ${styles.words}`}>
        <h2>
          <Link to={link}>{name}</Link>
        </h2>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        <ArticlePrice article={article} />
        {stock.state !== 'in-stock' && (
          <p className={`${styles.stock} ${stock.state === 'out-of-stock' ? styles.out : ''}`}>
            {stockText(stock, i18n)}
          </p>
        )}
      </div>
    </li>
  );
}

/** On a phone the first of three is as wide as the page. */
function sizesOf(index: number): string {
  return `${WIDE}, ${index % 3 === 0 ? '94vw' : '46vw'}`;
}
