// `/offer`: opened from the mail with which the museum offers a visit to a group (ADR 139). The secret stands after the `#`, which
// browsers send to nobody, and is taken out of the address before anything else runs.
import { useCallback } from 'react';
import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SecondaryPage } from '../customers/secondary-page.tsx';
import { useLinkSecret } from '../customers/session/link-secret.ts';
import frame from '../ground/form/form-page.module.css';
import { LinkFailed } from '../ground/link-failed.tsx';
import { useLinked } from '../ground/use-linked.ts';
import { OfferAccept } from './offer-accept.tsx';
import { OfferDecline } from './offer-decline.tsx';
import { OfferFile } from './offer-file.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferMore } from './offer-more.tsx';
import { OfferNumbers } from './offer-numbers.tsx';
import styles from './offer-page.module.css';
import type { OfferProps } from './offer-props.ts';

export function Component() {
  const { t } = useI18n();
  const secret = useLinkSecret('offer');
  const { about: offered, failed, keep, again } = useOffered(secret);
  if (secret === '' || failed === 'unknown')
    return (
      <SecondaryPage title={t('offer.title')} error={failed === 'unknown'}>
        <p className={frame.lead}>{t('accounts.confirm.noLink')}</p>
      </SecondaryPage>
    );
  return (
    <SecondaryPage title={t(offered ? `offer.${offered.state}` : 'offer.title')} personal>
      <div className={`${styles.parts} needs-script`}>
        {failed && <LinkFailed failed={failed} again={again} />}
        {!offered && !failed && <Skeleton lines={8} />}
        {offered && <Offer offered={offered} link={secret ?? ''} keep={keep} load={again} />}
      </div>
    </SecondaryPage>
  );
}

/** Where the numbers count: afterwards nobody comes any more. */
const NUMBERED: readonly OfferedToGroup['state'][] = ['open', 'accepted', 'paid'];

function Offer(props: OfferProps) {
  const { t, formats } = useI18n();
  const { offered, load } = props;
  const { state, valid_until, message, reference, due, total, order, pay } = offered;
  const said = state === 'accepted' && offered.pays === 'link' ? 'accepted.link' : state;
  return (
    <>
      <p className={frame.lead} aria-live="polite">
        {t(`offer.${said}.text`, { until: formats.day(valid_until) })}
      </p>
      {state === 'accepted' && reference !== '' && (
        <Notice tone="info">
          <p>{t('offer.due', { total: formats.money(total), day: formats.day(due), reference })}</p>
        </Notice>
      )}
      {pay !== '' && (
        <p>
          <a className={buttonClass('primary')} href={pay}>
            {t('offer.pay', { total: formats.money(total) })}
          </a>
        </p>
      )}
      {order !== '' && (
        <p>
          <a href={order}>{t(reference === '' ? 'offer.order.view' : 'offer.order.link')}</a>
        </p>
      )}
      {offered.more && <OfferMore more={offered.more} />}
      {message !== '' && (
        <section className={frame.section}>
          <h2>{t('offer.message')}</h2>
          <p className={styles.message}>{message}</p>
        </section>
      )}
      <OfferLines offered={offered} />
      {(state === 'open' || state === 'accepted') && <OfferFile link={props.link} />}
      {NUMBERED.includes(state) && <OfferNumbers {...props} />}
      {state === 'open' && (
        <>
          <OfferAccept {...props} />
          <OfferDecline link={props.link} keep={props.keep} load={load} />
        </>
      )}
    </>
  );
}

/** @param secret undefined while the page hydrates */
function useOffered(secret: string | undefined) {
  const call = useCall();
  const load = useCallback(
    (link: string, signal: AbortSignal) => call('POST checkout/group-offer', { body: { link }, signal }),
    [call],
  );
  return useLinked<OfferedToGroup>(secret, load);
}
