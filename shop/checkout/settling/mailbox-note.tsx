// Free tickets wait for the link that was mailed to the buyer: where to look, until when, and what to do if there is no mail.
import { shopPaths } from '../../../domain/addresses.ts';
import { formatters } from '../../../domain/wording/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { useCustomer } from '../../customers/session/customer-store.ts';
import frame from '../../ground/form/form-page.module.css';
import { Link } from '../../ground/link.tsx';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { useLinkAgain } from './use-link-again.ts';

export function MailboxNote() {
  const { t } = useI18n();
  const path = useLocalPath();
  const email = useCustomer()?.email;
  const until = useHoldEnd();
  const { sent, refused, busy, send } = useLinkAgain();
  return (
    <div className={frame.next}>
      <p className={frame.lead}>
        {email ? t('order-link.wait.text', { email }) : t('order-link.wait.nameless')}
      </p>
      {until && (
        <p className={frame.lead}>
          <strong>{t('order-link.until', { time: until })}</strong>
        </p>
      )}
      <p className={frame.lead}>{t('order-link.meanwhile')}</p>
      <p className={frame.quiet}>{t('order-link.missing')}</p>
      {sent && <p role="status">{t('order-link.again.done')}</p>}
      {refused && <p role="alert">{refused}</p>}
      <div className={frame.ways}>
        <Button variant="secondary" busy={busy} onClick={send}>
          {t('order-link.again')}
        </Button>
        <Link to={path(shopPaths.checkout())}>{t('order-link.back')}</Link>
      </div>
    </div>
  );
}

/** Until when the places are held, '' where the session does not know. */
function useHoldEnd(): string {
  const { formats } = useI18n();
  const end = Date.parse(useCart().expires);
  if (Number.isNaN(end)) return '';
  return formatters
    .getDateTimeFormat(formats.locale, { hour: '2-digit', minute: '2-digit' })
    .format(new Date(end));
}
