// `/offer`: opened from the mail with which the museum offers a visit to a group (ADR 139). The secret stands after the `#`, which
// browsers send to nobody, and is taken out of the address before anything else runs.
import { useCallback, useEffect, useState } from 'react';
import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SecondaryPage } from '../customers/secondary-page.tsx';
import { useLinkSecret } from '../customers/session/link-secret.ts';
import frame from '../ground/form/form-page.module.css';
import { OfferAccept } from './offer-accept.tsx';
import { OfferDecline } from './offer-decline.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferNumbers } from './offer-numbers.tsx';
import styles from './offer-page.module.css';
import type { OfferProps } from './offer-props.ts';

export function Component() {
  const { t } = useI18n();
  const secret = useLinkSecret();
  const { offered, failed, keep, load } = useOffered(secret);
  if (secret === '' || failed === 'unknown')
    return (
      <SecondaryPage title={t('offer.title')} error={failed === 'unknown'}>
        <p className={frame.lead}>{t('accounts.confirm.noLink')}</p>
      </SecondaryPage>
    );
  return (
    <SecondaryPage title={t(offered ? `offer.${offered.state}` : 'offer.title')} personal>
      <div className={`${styles.parts} needs-script`}>
        {failed && (
          <Notice tone="error">
            <p>{failed}</p>
          </Notice>
        )}
        {!offered && !failed && <Skeleton lines={8} />}
        {offered && <Offer offered={offered} link={secret ?? ''} keep={keep} load={load} />}
      </div>
    </SecondaryPage>
  );
}

function Offer(props: OfferProps) {
  const { t, formats } = useI18n();
  const { offered, load } = props;
  const { state, valid_until, message, reference, due, total, order } = offered;
  return (
    <>
      <p className={frame.lead} aria-live="polite">
        {t(`offer.${state}.text`, { until: formats.day(valid_until) })}
      </p>
      {state === 'accepted' && reference !== '' && (
        <Notice tone="info">
          <p>{t('offer.due', { total: formats.money(total), day: formats.day(due), reference })}</p>
        </Notice>
      )}
      {order !== '' && (
        <p>
          <a href={order}>{t('offer.order.link')}</a>
        </p>
      )}
      {message !== '' && (
        <section className={frame.section}>
          <h2>{t('offer.message')}</h2>
          <p className={styles.message}>{message}</p>
        </section>
      )}
      <OfferLines offered={offered} />
      {(state === 'open' || state === 'accepted') && <OfferNumbers {...props} />}
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
  const [known, setKnown] = useState<{ offered?: OfferedToGroup; failed?: string }>({});
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is loaded again
  useEffect(() => {
    if (!secret) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    call('POST checkout/group-offer', { body: { link: secret }, signal }).then(
      (offered) => setKnown({ offered }),
      (problem: unknown) => {
        if (signal.aborted) return;
        if (!(problem instanceof ApiRefusal)) throw problem;
        setKnown({ failed: problem.status === 404 || problem.status === 400 ? 'unknown' : problem.message });
      },
    );
    return () => leaving.abort();
  }, [call, secret, asked]);
  const keep = useCallback((offered: OfferedToGroup) => setKnown({ offered }), []);
  const load = useCallback(() => setAsked((before) => before + 1), []);
  return { ...known, keep, load };
}
