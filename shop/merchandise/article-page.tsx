// `/product/{id}` (spec 2). Annual passes have their own page.
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { localPath, shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';

import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import { PageTitle } from '../ground/page/page-title.tsx';
import { PictureGallery } from '../ground/page/picture-gallery.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleOrder } from './article-order.tsx';
import styles from './article-page.module.css';
import { articleTitle } from './article-title.ts';
import { findArticle } from './find-article.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';

const PICTURE_SIZES = '(min-width: 88rem) max(43rem, 43vw), (min-width: 992px) 50vw, 94vw';

export async function loader({ context, params }: LoaderFunctionArgs): Promise<Article> {
  const { call, language } = context.get(shopContext);
  const article = await findArticle(call, params.id);
  if (article.product_kind === PASS_KIND) throw redirect(localPath(language, shopPaths.pass(article.id)));
  return article;
}

/** An article: pictures, price and count; below a description and the legally required facts. */
export function Component() {
  const article = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const { id, name, subtitle, description } = article;
  return (
    <article className={`wrap ${styles.page}`}>
      <PageTitle title={articleTitle(article)} />
      <header className={styles.crumbs}>
        <Breadcrumbs page={name} trail={[{ name: t('merchandise.title'), path: shopPaths.articles() }]} />
      </header>
      <div className={styles.head}>
        <h1 {...fittedTitle(name)}>{name}</h1>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <PictureGallery
        key={`pictures ${id}`}
        className={styles.pictures}
        pictures={article.images}
        sizes={PICTURE_SIZES}
      />
      <ArticleOrder key={id} article={article} />
      <div className={styles.text}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.about}>
        <GuaranteeNotice />
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}
