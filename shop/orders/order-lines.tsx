import type { Order } from '../../domain/orders/order.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Answers } from '../cart/answers.tsx';
import { Greeting } from '../cart/greeting.tsx';
import { orderLineWhen } from '../cart/line-when.ts';
import { OwnerWords } from '../cart/owner-words.tsx';
import { SumRows } from '../cart/sum-rows.tsx';
import { orderSums } from '../cart/sums.ts';
import { TourFacts } from '../cart/tour-facts.tsx';
import { withdrawalWords } from '../cart/withdrawal-words.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './order-review.module.css';

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
          <Line key={index} line={line} />
        ))}
      </ol>
      <SumRows sums={orderSums(order, info.countries[order.shipping?.country ?? ''])} />
    </section>
  );
}

function Line({ line }: { line: OrderLine }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const tour = 'tour' in line ? line.tour : undefined;
  const article = 'article' in line ? line.article : undefined;
  const voucher = 'voucher' in line ? line.voucher : undefined;
  const facts = [orderLineWhen(line, i18n), isVisit(line) ? line.venue : ''].filter((text) => text !== '');
  // For products sold by the piece the line's name is enough.
  const named = !article && !voucher;
  return (
    <li>
      <div>
        <h3>{line.title}</h3>
        {facts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {tour && <TourFacts tour={tour} />}
        <ul className={styles.parts}>
          {line.parts
            .filter(({ count }) => count > 0)
            .map(({ name, count, price }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id of their own
              <li key={index}>
                {t('cart.part', { count, name: named ? name : formats.money(price) })}
                {named && (
                  <span className={styles.soft}> {t('cart.each', { price: formats.money(price) })}</span>
                )}
              </li>
            ))}
        </ul>
        {article && article.owners.length > 0 && (
          <ul className={styles.parts}>
            {article.owners.map((owner, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two passes may be for people of one name
              <li key={index}>
                <OwnerWords owner={owner} />
              </li>
            ))}
          </ul>
        )}
        {voucher && <Greeting text={voucher.greeting} />}
        {tour && tour.answers.length > 0 && <Answers answers={tour.answers} />}
        <p className={styles.soft}>{withdrawalWords(line, t)}</p>
      </div>
      <p className="figures">{formats.money(line.totalPrice)}</p>
    </li>
  );
}
