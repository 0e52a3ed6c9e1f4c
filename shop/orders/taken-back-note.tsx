import type { ReviewedOrder } from '../../domain/orders/order.ts';
import { isPartOwed } from '../../domain/payments/taken-back.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneLink } from '../ground/phone-link.tsx';
import { useShell } from '../ground/use-shell.ts';

/** Says that the payer's bank has taken the money back, that the order stands, and whom to ask about paying (ADR 146). */
export function TakenBackNote({ order }: { order: ReviewedOrder }) {
  const { t, formats } = useI18n();
  const { info } = useShell();
  if (order.taken_back === undefined || order.state === 'refunded') return null;
  return (
    <Notice tone="attention" title={t(isPartOwed(order) ? 'cart.takenBack.part' : 'cart.takenBack')}>
      <p>{t('cart.takenBack.text', { amount: formats.money(order.taken_back) })}</p>
      <p>
        {t('cart.takenBack.pay', { number: order.number })}{' '}
        {info.phone && (
          <>
            <PhoneLink phone={info.phone} /> ·{' '}
          </>
        )}
        <a href={`mailto:${info.email}`}>{info.email}</a>
      </p>
    </Notice>
  );
}
