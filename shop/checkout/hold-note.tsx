import { useEffect, useState } from 'react';
import { formatters } from '../../domain/wording/formats.ts';
import { useCart } from '../cart/cart-store.ts';
import { useI18n } from '../i18n/i18n.tsx';
import frame from './checkout-frame.module.css';

/** Until when the places of an interrupted payment are kept. A quiet line: nobody buys better under a ticking clock. */
export const HoldNote = () => {
  const { t, formats } = useI18n();
  const { cartId, expires } = useCart();
  const [now, setNow] = useState(() => Date.now());
  const until = cartId ? Date.parse(expires) : Number.NaN;
  const left = until - now;
  useEffect(() => {
    if (!(left > 0)) return;
    const timer = setTimeout(() => setNow(Date.now()), left + 50);
    return () => clearTimeout(timer);
  }, [left]);
  if (!(left > 0)) return null;
  const time = formatters
    .getDateTimeFormat(formats.locale, { hour: '2-digit', minute: '2-digit' })
    .format(new Date(until));
  return <p className={frame.quiet}>{t('cart.held', { time })}</p>;
};
