import { type Day, dayOf } from '../../domain/museum-time.ts';
import type { Order, OrderedPresent } from '../../domain/orders/order.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { museumToday } from '../ground/museum-today.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './issued-vouchers.module.css';

/** The vouchers that an order bought: what each is worth, its code, until when. Those of a refunded order are closed. */
export function IssuedVouchers({ order }: { order: Order }) {
  const { t, formats } = useI18n();
  const { vouchers } = order;
  if (vouchers.length === 0 || order.state === 'refunded') return null;
  return (
    <section aria-labelledby="vouchers-heading" className={styles.vouchers}>
      <h2 id="vouchers-heading">{t('cart.vouchers', { count: vouchers.length })}</h2>
      <ul>
        {vouchers.map(({ barcode, line, name, amount, valid_to, greeting, vat_value }) => (
          <li key={barcode}>
            <p>{name}</p>
            <p className={styles.amount}>{formats.money(amount)}</p>
            <dl>
              <div>
                <dt>{t('cart.voucher.code')}</dt>
                <dd className={styles.code}>{barcode}</dd>
              </div>
              <div>
                <dt>{t('cart.valid')}</dt>
                <dd>{t('cart.valid.until', { day: formats.day(valid_to, 'long') })}</dd>
              </div>
            </dl>
            {vat_value !== undefined && (
              <p>{t('vouchers.code.rate', { rate: formats.percent(vat_value) })}</p>
            )}
            <PresentState present={order.presents?.find((present) => present.line === line)} />
            {greeting && <p className={styles.greeting}>{greeting}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.use}>{t('cart.voucher.use')}</p>
    </section>
  );
}

/** To whom a voucher is sent, and how far it has come; nothing for one's own. */
function PresentState({ present }: { present: OrderedPresent | undefined }) {
  const i18n = useI18n();
  const today = museumToday(useShell().info.timeZone);
  if (!present) return null;
  return (
    <dl>
      <div>
        <dt>{i18n.t('cart.present')}</dt>
        <dd>
          {present.to}, <span className={styles.address}>{present.email}</span>
        </dd>
        <dd className={present.state === 'refused' ? styles.refused : undefined}>
          {stateText(present, today, i18n)}
        </dd>
      </div>
    </dl>
  );
}

function stateText({ state, at }: OrderedPresent, today: Day, { t, formats }: I18n): string {
  const day = formats.day(dayOf(at), 'long');
  switch (state) {
    case 'waiting':
      return dayOf(at) > today ? t('cart.present.waiting', { day }) : t('cart.present.soon');
    case 'sent':
      return t('cart.present.sent', { day });
    case 'refused':
      return t('cart.present.refused');
  }
}
