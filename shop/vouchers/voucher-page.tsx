import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { dayOf } from '../../domain/museum-time.ts';
import { voucherValidity } from '../../domain/vouchers/voucher-validity.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import styles from '../ground/page/detail-page.module.css';
import { DETAIL_PICTURE_SIZES } from '../ground/page/detail-picture.ts';
import { fittedTitle } from '../ground/page/fitted-title.ts';
import { PageTitle } from '../ground/page/page-title.tsx';
import { notFound, shopContext } from '../ground/shop-context.ts';
import { VoucherChoice } from './voucher-choice.tsx';
import { VoucherExpired } from './voucher-expired.tsx';
import { VoucherFacts } from './voucher-facts.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  try {
    const voucher = await call('GET voucher/selectOne/price/:id', { params: { id: params.id ?? '' } });
    return { voucher, until: dayOf(voucherValidity(new Date(), voucher.valid_months).valid_to) };
  } catch (problem) {
    if (typeof problem === 'object' && problem && 'code' in problem && problem.code === 'NOT_FOUND')
      throw notFound();
    throw problem;
  }
}

/** A voucher (look, "Detail"): its picture first, then amount, count and greeting. */
export function Component() {
  const { voucher, until } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const { id, name, description, picture, state } = voucher;
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumbs page={name} trail={[{ name: t('vouchers.title'), path: shopPaths.vouchers() }]} />
        <h1 {...fittedTitle(name)}>{name}</h1>
        {state === 'expired' && <p className={styles.state}>{t('vouchers.expired.short')}</p>}
      </header>
      <div className={styles.about}>
        <Picture picture={picture} sizes={DETAIL_PICTURE_SIZES} priority />
        <div className={styles.text}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {state === 'on-sale' && <VoucherFacts voucher={voucher} until={until} />}
      </div>
      {state === 'on-sale' ? (
        <VoucherChoice key={id} voucher={voucher} />
      ) : (
        <>
          <PageTitle title={name} />
          <VoucherExpired />
        </>
      )}
    </article>
  );
}
