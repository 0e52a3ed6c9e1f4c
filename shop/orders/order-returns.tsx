import { dayOf } from '../../domain/museum-time.ts';
import type { Order, OrderReturn } from '../../domain/orders/order.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './order-review.module.css';

/** What the museum has given back of an order: when, how much, where it goes, and what it says about it. */
export function OrderReturns({ order }: { order: Order }) {
  const i18n = useI18n();
  const { returns = [] } = order;
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns" className={styles.returns}>
      <h3 id="order-returns">{i18n.t('cart.return.heading')}</h3>
      <ol>
        {returns.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was given back stays
          <li key={index}>
            <p>
              {titleOf(one, i18n)}
              {one.amount > 0 && <span className="figures">{i18n.formats.money(one.amount)}</span>}
            </p>
            {factsOf(one, order, i18n).map((fact) => (
              <p key={fact} className={styles.soft}>
                {fact}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function titleOf({ at, parts }: OrderReturn, { t, formats }: I18n): string {
  const day = formats.day(dayOf(at), 'short');
  return t(parts.some(({ count }) => count > 0) ? 'cart.return.on' : 'cart.return.price', { day });
}

function factsOf(one: OrderReturn, order: Order, { t, formats }: I18n): string[] {
  const { reason, amount, money, codes, voucher, fee } = one;
  const pieces = one.parts.flatMap(({ line, part, count }) => {
    const name = order.lines[line]?.parts[part]?.name;
    return count > 0 && name !== undefined ? [t('cart.part', { count, name })] : [];
  });
  return [
    pieces.join(', '),
    reason,
    money > 0 ? t('cart.return.money', { amount: formats.money(money) }) : '',
    codes > 0 ? t('cart.return.codes', { amount: formats.money(codes) }) : '',
    voucher
      ? t('cart.return.voucher', {
          amount: formats.money(voucher.amount),
          code: voucher.barcode,
          last: formats.day(dayOf(voucher.valid_to), 'short'),
        })
      : '',
    fee > 0 && amount > 0 ? t('cart.return.fee', { amount: formats.money(fee) }) : '',
    amount === 0 ? t('cart.return.none') : '',
  ].filter((fact) => fact !== '');
}
