import { useEffect, useState } from 'react';
import { formatters } from '../../domain/wording/formats.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useCart } from '../cart/use-cart.ts';
import frame from '../ground/form/form-page.module.css';

/** Time enough to order, which holds the places again. */
const WARNING_MS = 120_000;

/**
 * How long the places of an interrupted payment are held. No countdown, because it would only press the visitor. Screen
 * readers announce it shortly before the end (WCAG 2.2.1).
 */
export function HoldNote() {
  const { t, formats } = useI18n();
  const { cartId, expires } = useCart();
  const [now, setNow] = useState(() => Date.now());
  const until = cartId ? Date.parse(expires) : Number.NaN;
  const left = until - now;
  const soon = left <= WARNING_MS;
  useEffect(() => {
    if (!(left > 0)) return;
    const timer = setTimeout(() => setNow(Date.now()), (soon ? left : left - WARNING_MS) + 50);
    return () => clearTimeout(timer);
  }, [left, soon]);
  if (!(left > 0)) return null;
  const time = formatters
    .getDateTimeFormat(formats.locale, { hour: '2-digit', minute: '2-digit' })
    .format(new Date(until));
  return (
    <p key={Number(soon)} className={soon ? '' : frame.quiet} role={soon ? 'alert' : undefined}>
      {t(soon ? 'cart.held.soon' : 'cart.held', { time })}
    </p>
  );
}
