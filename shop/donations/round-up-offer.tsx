// "Round up to 30 €": an offer in the cart, never chosen beforehand. Where the museum takes no donations, or there is one
// already, nothing is offered.
import { useEffect, useState } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import type { DonationOffer } from '../../domain/donations/donation.ts';
import { isDonationLine } from '../../domain/donations/donation-line.ts';
import { roundUp, toDonationLine } from '../../domain/donations/make-donation-line.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { addLine } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './round-up-offer.module.css';

export function RoundUpOffer() {
  const { t, formats } = useI18n();
  const path = useLocalPath();
  const toasts = useToasts();
  const { lines, totals } = useCart();
  const offer = useDonationOffer();
  const rounded = offer && roundUp(totals.total, offer);
  if (!rounded || lines.some(isDonationLine)) return null;
  const add = () => {
    const line = toDonationLine(offer, rounded.amount);
    if (!line) return;
    addLine(line);
    toasts.show(t('donations.added'), { tone: 'good' });
    // The button is gone; without this the focus would fall to the top of the page.
    requestAnimationFrame(() => document.getElementById('cart-heading')?.focus({ preventScroll: true }));
  };
  return (
    <section className={styles.offer} aria-labelledby="round-up-heading">
      <h2 id="round-up-heading">{t('donations.round')}</h2>
      <p>{offer.text}</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={add}>
          {t('donations.button', { to: formats.money(rounded.to), amount: formats.money(rounded.amount) })}
        </Button>
        <Link to={path(shopPaths.donations())}>{t('donations.other')}</Link>
      </div>
    </section>
  );
}

function useDonationOffer(): DonationOffer | null {
  const call = useCall();
  const [offer, setOffer] = useState<DonationOffer | null>(null);
  useEffect(() => {
    const overtaken = new AbortController();
    // An offer that cannot be had is none.
    call('GET donation', { signal: overtaken.signal, quiet: true }).then(setOffer, () => undefined);
    return () => overtaken.abort();
  }, [call]);
  return offer;
}
