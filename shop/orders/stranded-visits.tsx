import type { ReviewedOrder } from '../../domain/orders/order.ts';
import type { StrandedVisit } from '../../domain/orders/stranded-visit.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneLink } from '../ground/phone-link.tsx';
import { useShell } from '../ground/use-shell.ts';
import { orderLineWhen } from './lines/order-line-when.ts';

/** Says which visits do not take place as they were bought, why, and what to do (ADR 104). */
export function StrandedVisits({ order }: { order: ReviewedOrder }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { info } = useShell();
  const { stranded = [] } = order;
  if (stranded.length === 0) return null;
  return (
    <Notice tone="attention" title={t('cart.stranded', { count: stranded.length })}>
      {stranded.map((visit) => (
        <p key={visit.line}>
          <strong>{nameOf(order, visit, i18n)}</strong>
          <br />
          {[whyOf(visit, i18n), visit.reason].filter((text) => text !== '').join(' ')}
        </p>
      ))}
      <p>
        {t('cart.stranded.text', { number: order.number })}{' '}
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

function nameOf({ lines }: ReviewedOrder, { line }: StrandedVisit, i18n: I18n): string {
  const bought = lines[line];
  return bought && isVisit(bought) ? `${bought.title}, ${orderLineWhen(bought, i18n)}` : '';
}

function whyOf({ why, until }: StrandedVisit, { t, formats }: I18n): string {
  if (why !== 'paused') return t(`cart.stranded.${why}`);
  return until === null
    ? t('cart.stranded.paused')
    : t('cart.stranded.paused.until', { day: formats.day(until) });
}
