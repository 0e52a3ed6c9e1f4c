// `/passes` (spec 2): the annual passes, few enough to be described in full.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import list from '../ground/page/list-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { PassRow } from './pass-row.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return context
    .get(shopContext)
    .call('GET merchandise/select', { query: { product_kind: String(PASS_KIND) } });
}

export function Component() {
  const passes = useLoaderData<typeof loader>();
  const { t } = useI18n();
  return (
    <div className="wrap">
      <PageTitle title={t('passes.title')} />
      <Breadcrumbs page={t('passes.title')} />
      <header className={list.head}>
        <h1>{t('passes.title')}</h1>
      </header>
      {passes.length === 0 && <p className={list.none}>{t('passes.nothing')}</p>}
      {passes.map((pass, index) => (
        <PassRow key={pass.id} pass={pass} first={index === 0} />
      ))}
    </div>
  );
}
