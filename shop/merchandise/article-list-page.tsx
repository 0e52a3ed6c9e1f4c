// `/merchandise` and `/merchandise/{category}` (spec 2): all articles, or those of a category.
import { shopPaths } from '../../domain/addresses.ts';
import '../../ui/filter-links.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Article } from '../../domain/merchandise/article.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import list from '../ground/page/list-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { notFound, shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './article-list-page.module.css';
import { ArticleTile, type ListedArticle } from './article-tile.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  const [all, { category: categories }] = await Promise.all([
    call('GET merchandise/select', { query: {} }),
    call('GET merchandise/attr', {}),
  ]);
  if (params.category === undefined) return { articles: all.map(listed), categories };
  const category = categories.find(({ id }) => id === params.category);
  if (!category) throw notFound();
  const articles = all.filter((article) => article.categories.some(({ id }) => id === category.id));
  return { articles: articles.map(listed), categories, category };
}

function listed({ id, name, subtitle, price, vat_value, images, shipped, stock }: Article): ListedArticle {
  return {
    id,
    name,
    subtitle,
    price,
    vat_value,
    images: images.slice(0, 1),
    shipped,
    stock,
  };
}

/** The articles as tiles, below a line of links to the categories. */
export function Component() {
  const { articles, categories, category } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const path = useLocalPath();
  const title = category?.name ?? t('merchandise.title');
  return (
    <div className="wrap">
      <PageTitle title={title} />
      <Breadcrumbs
        page={title}
        trail={category ? [{ name: t('merchandise.title'), path: shopPaths.articles() }] : []}
      />
      <header className={list.head}>
        <h1>{title}</h1>
        {categories.length > 0 && <Categories categories={categories} chosen={category?.id ?? ''} />}
        <p className="visually-hidden" role="status">
          {t('merchandise.count', { count: articles.length })}
        </p>
      </header>
      {articles.length === 0 && (
        <p className={list.none}>
          {t('merchandise.none')}{' '}
          {category && <Link to={path(shopPaths.articles())}>{t('merchandise.none.all')}</Link>}
        </p>
      )}
      {articles.length > 0 && (
        <ul className={styles.wall}>
          {articles.map((article, index) => (
            <ArticleTile key={article.id} article={article} index={index} />
          ))}
        </ul>
      )}
    </div>
  );
}

type Category = Article['categories'][number];

/** @param chosen a category's id; '' for all articles */
function Categories({ categories, chosen }: { categories: readonly Category[]; chosen: string }) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <nav aria-label={t('merchandise.categories')}>
      <ul className="filter-links">
        {[{ id: '', name: t('merchandise.all') }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <Link to={path(shopPaths.articles(id))} aria-current={id === chosen ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
