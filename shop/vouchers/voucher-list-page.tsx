// `/vouchers` (spec 2): all vouchers, or those of the group in the address.
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import list from '../ground/page/list-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useQuery } from '../ground/use-query.ts';
import { VoucherGroups } from './voucher-groups.tsx';
import styles from './voucher-list-page.module.css';
import { VoucherRow } from './voucher-row.tsx';

/** The group is chosen among the vouchers that are loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  const [vouchers, { category }] = await Promise.all([
    call('GET voucher/select/event/', {}),
    call('GET voucher/attr', {}),
  ]);
  const used = new Set(vouchers.map(({ groupId }) => groupId));
  return { vouchers: vouchers.toSorted(inOrder), groups: category.filter(({ id }) => used.has(id)) };
}

function inOrder(a: VoucherProduct, b: VoucherProduct) {
  return a.sequence_no - b.sequence_no;
}

/** The vouchers (look, "List"): those for sale, then those that no longer are. */
export function Component() {
  const { vouchers, groups } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const path = useLocalPath();
  const [search] = useQuery();
  const group = search.get('group') ?? '';
  const shown = vouchers.filter(({ groupId }) => group === '' || groupId === group);
  const current = shown.filter(({ state }) => state === 'on-sale');
  const expired = shown.filter(({ state }) => state === 'expired');
  return (
    <div className="wrap">
      <PageTitle title={t('vouchers.title')} />
      <Breadcrumbs page={t('vouchers.title')} />
      <header className={list.head}>
        <h1>{t('vouchers.title')}</h1>
        {groups.length > 1 && <VoucherGroups groups={groups} group={group} />}
        <p className="visually-hidden" role="status">
          {t('vouchers.list.count', { count: shown.length })}
        </p>
      </header>
      {shown.length === 0 && (
        <p className={list.none}>
          {vouchers.length === 0 ? (
            t('vouchers.list.nothing')
          ) : (
            <>
              {t('vouchers.list.none')}{' '}
              <Link to={path(shopPaths.vouchers())}>{t('vouchers.list.reset')}</Link>
            </>
          )}
        </p>
      )}
      {current.map((voucher, index) => (
        <VoucherRow key={voucher.id} voucher={voucher} first={index === 0} />
      ))}
      {expired.length > 0 && (
        <section aria-labelledby="expired" className={styles.expired}>
          <h2 id="expired">{t('vouchers.expired.short')}</h2>
          {expired.map((voucher) => (
            <VoucherRow key={voucher.id} voucher={voucher} />
          ))}
        </section>
      )}
    </div>
  );
}
