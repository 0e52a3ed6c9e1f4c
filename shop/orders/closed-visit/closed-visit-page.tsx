// `/closed-visit`: opened from the mail that says that a visit cannot take place (ADR 133). The secret stands after the `#`, which
// browsers send to nobody, and is taken out of the address before anything else runs.
import type { ClosedVisit } from '../../../domain/closings/closings-contract.ts';
import { type I18n, useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SecondaryPage } from '../../customers/secondary-page.tsx';
import { useLinkSecret } from '../../customers/session/link-secret.ts';
import frame from '../../ground/form/form-page.module.css';
import { LinkFailed } from '../../ground/link-failed.tsx';
import { PhoneLink } from '../../ground/phone-link.tsx';
import { useShell } from '../../ground/use-shell.ts';
import { Choose } from './choose.tsx';
import { useClosedVisit } from './use-closed-visit.ts';
import { whenText } from './when-text.ts';

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const secret = useLinkSecret('closedVisit');
  const { visit, times, failed, busy = false, before, again, answer } = useClosedVisit(secret);
  if (secret === '' || failed === 'unknown')
    return (
      <SecondaryPage title={t('closing.title')} error={failed === 'unknown'}>
        <p className={frame.lead}>{t('accounts.confirm.noLink')}</p>
      </SecondaryPage>
    );
  const state = visit?.state ?? 'open';
  return (
    <SecondaryPage title={titleOf(visit, i18n)} personal>
      <div className={`${frame.next} needs-script`} aria-live="polite">
        {failed && <LinkFailed failed={failed} again={again} />}
        {before && (
          <Notice tone="info">
            <p>{t('closing.before')}</p>
          </Notice>
        )}
        {visit?.problem && (
          <Notice tone="attention">
            <p>{t(`closing.refused.${visit.problem}`)}</p>
          </Notice>
        )}
        {!visit && !failed && <Skeleton lines={6} />}
        {visit && <p className={frame.lead}>{said(visit, i18n)}</p>}
        {visit && state === 'open' && visit.sentence && <p className={frame.lead}>{visit.sentence}</p>}
        {visit && state === 'open' && <Booked visit={visit} />}
        {visit && state === 'open' && (
          <Choose visit={visit} times={times} link={secret ?? ''} busy={busy} onAnswer={answer} />
        )}
        {visit && state !== 'moved' && <Contact />}
      </div>
    </SecondaryPage>
  );
}

function titleOf(visit: ClosedVisit | undefined, { t }: I18n): string {
  if (visit && visit.state !== 'open') return t(`closing.${visit.state}.title`);
  return t(visit?.cause === 'few' ? 'closing.title.few' : 'closing.title');
}

function said({ state, cause, until, back, moved_to }: ClosedVisit, i18n: I18n): string {
  const { t, formats } = i18n;
  if (state === 'open')
    return t(cause === 'few' ? 'closing.text.few' : 'closing.text', { until: formats.moment(until) });
  if (state === 'moved') return t('closing.moved.text', { when: whenText(moved_to, i18n) });
  if (state === 'money' || state === 'voucher')
    return t(`closing.${state}.text`, { amount: formats.money(back) });
  return t(`closing.${state}.text`);
}

function Booked({ visit: { lines } }: { visit: ClosedVisit }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <section className={frame.section}>
      <h2>{t('closing.visit')}</h2>
      {lines.map(({ title, datetime, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <div key={index}>
          <p>
            <strong>{title}</strong>
          </p>
          <p className={frame.quiet}>
            {[whenText(datetime, i18n), ...parts.map((part) => t('closing.part', part))].join(', ')}
          </p>
        </div>
      ))}
    </section>
  );
}

/** Whom to ask. */
function Contact() {
  const { info } = useShell();
  return (
    <p className={frame.quiet}>
      {info.phone && (
        <>
          <PhoneLink phone={info.phone} /> ·{' '}
        </>
      )}
      <a href={`mailto:${info.email}`}>{info.email}</a>
    </p>
  );
}
