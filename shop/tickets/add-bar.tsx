import type { EventTickets } from '../../domain/tickets/event.ts';
import { formRates, formTickets, formTotal, type TicketForm } from '../../domain/tickets/ticket-form.ts';
import { useCart } from '../cart/cart-store.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './add-bar.module.css';
import { amountWords, vatWords } from './price-words.ts';

type Props = { form: TicketForm; offer: EventTickets; pending: boolean; onAdd: () => void };

/** The sum beside the button; on a phone it stays at the bottom of the window. */
export const AddBar = ({ form, offer, pending, onAdd }: Props) => {
  const i18n = useI18n();
  const { t } = i18n;
  const path = useLocalPath();
  const { lines } = useCart();
  const count = formTickets(form, offer);
  const total = formTotal(form, offer);
  return (
    <div className={styles.bar}>
      <output className={styles.sum} aria-live="polite">
        {count > 0 && (
          <>
            <span className={styles.count}>{t('tickets.total.tickets', { count })}</span>{' '}
            <strong className={styles.total}>{amountWords(total, i18n)}</strong>{' '}
            <small>{vatWords(total, formRates(form, offer), i18n)}</small>
          </>
        )}
      </output>
      <Button className={styles.button} busy={pending} onClick={onAdd}>
        {t(count > 0 ? 'tickets.add' : 'tickets.choose')}
      </Button>
      <p className={styles.cart}>
        {lines.length > 0 && (
          <>
            {t('tickets.cart', { count: lines.length })} ·{' '}
            <Link to={path('checkout')}>{t('tickets.cart.link')}</Link>
          </>
        )}
      </p>
    </div>
  );
};
