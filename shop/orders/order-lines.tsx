import type { Order } from '../../domain/orders/order.ts';
import { piecesLeft } from '../../domain/orders/pieces-left.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { SumRows } from '../cart/sum-rows.tsx';
import { orderSums } from '../cart/sums.ts';
import { useShell } from '../ground/use-shell.ts';
import type { OrderedPart } from '../products/order-line-view.ts';
import { withdrawalText } from '../products/withdrawal-text.ts';
import { orderLineView } from './lines/order-line-views.ts';
import { orderLineWhen } from './lines/order-line-when.ts';
import { OrderReturns } from './order-returns.tsx';
import styles from './order-review.module.css';
import { OrderSupplements } from './order-supplements.tsx';

/** The lines of an order, with the names and prices at the time of the purchase. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useI18n();
  const { info } = useShell();
  return (
    <section aria-labelledby="order-lines" className={styles.lines}>
      <h2 id="order-lines">{t('cart.review.lines')}</h2>
      <ol>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order's lines never change
          <Line key={index} line={line} left={piecesLeft(order, index)} />
        ))}
      </ol>
      <SumRows sums={orderSums(order, info.countries[order.shipping?.country ?? ''])} />
      <OrderSupplements order={order} />
      <OrderReturns order={order} />
    </section>
  );
}

function Line({ line, left }: { line: OrderLine; left: readonly number[] }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const view = orderLineView(line);
  const facts = [orderLineWhen(line, i18n), isVisit(line) ? line.venue : ''].filter((text) => text !== '');
  return (
    <li>
      <div>
        <h3>{line.title}</h3>
        {facts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {view.facts(line)}
        <Parts parts={view.parts(line, formats)} left={left.length === line.parts.length ? left : []} />
        {view.typedText(line)}
        <p className={styles.soft}>{withdrawalText(line, t)}</p>
      </div>
      <p className="figures">{formats.money(line.totalPrice)}</p>
    </li>
  );
}

/** @param left pieces that were not given back, where the parts are those of the line */
function Parts({ parts, left }: { parts: readonly OrderedPart[]; left: readonly number[] }) {
  const { t, formats } = useI18n();
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {parts.map(({ count, name, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id of their own
        <li key={index}>
          {left[index] === 0 && count > 0 ? (
            <s>{t('cart.part', { count, name })}</s>
          ) : (
            t('cart.part', { count, name })
          )}
          {price !== undefined && (
            <span className={styles.soft}> {t('cart.each', { price: formats.money(price) })}</span>
          )}
          {(left[index] ?? count) < count && (
            <span className={styles.soft}>
              {' · '}
              {t('cart.return.part', { count: count - (left[index] ?? 0) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
