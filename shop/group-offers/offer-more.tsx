import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import frame from '../ground/form/form-page.module.css';
import { LineList } from './offer-lines.tsx';

/** People who came to a paid offer: one more order, which is held and not paid. */
export function OfferMore({ more }: { more: NonNullable<OfferedToGroup['more']> }) {
  const { t, formats } = useI18n();
  const { lines, total, until, reference, due, pay, order } = more;
  const amount = formats.money(total);
  return (
    <section className={frame.section}>
      <h2>{t('offer.more')}</h2>
      <p>{t('offer.more.text', { day: formats.day(until) })}</p>
      {reference !== '' && <p>{t('offer.due', { total: amount, day: formats.day(due), reference })}</p>}
      <LineList lines={lines} total={total} />
      {pay === '' ? (
        <p>
          <a href={order}>{t(reference === '' ? 'offer.order.view' : 'offer.order.link')}</a>
        </p>
      ) : (
        <p>
          <a className={buttonClass('primary')} href={pay}>
            {t('offer.pay', { total: amount })}
          </a>
        </p>
      )}
    </section>
  );
}
