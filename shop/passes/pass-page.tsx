// `/passes/{id}` (spec 2): one annual pass, and who it is for.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import styles from '../ground/page/detail-page.module.css';
import { DETAIL_PICTURE_SIZES } from '../ground/page/detail-picture.ts';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import { notFound, shopContext } from '../ground/shop-context.ts';
import { findArticle } from '../merchandise/find-article.ts';
import { PassOrder } from './pass-order.tsx';

export async function loader({ context, params }: LoaderFunctionArgs): Promise<Article> {
  const pass = await findArticle(context.get(shopContext).call, params.id);
  if (pass.product_kind !== PASS_KIND) throw notFound();
  return pass;
}

export function Component() {
  const pass = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const { id, name, subtitle, description, images, valid_months: months, withdrawal_days: days } = pass;
  const [picture] = images;
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumbs page={name} trail={[{ name: t('passes.title'), path: shopPaths.passes() }]} />
        <h1 {...fittedTitle(name)}>{name}</h1>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      <div className={styles.about}>
        {picture && <Picture picture={picture} sizes={DETAIL_PICTURE_SIZES} priority />}
        <div className={styles.facts}>
          <span>{t('passes.validity', { months })}</span>
          <span>{t('passes.personal')}</span>
        </div>
        <div className={styles.text}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {days > 0 && <p>{t('cart.withdrawal.days', { days })}</p>}
        </div>
      </div>
      <PassOrder key={id} pass={pass} />
    </article>
  );
}
