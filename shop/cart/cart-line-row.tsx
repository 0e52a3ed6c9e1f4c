import { withCount, withEntries } from '../../domain/cart/add-line.ts';
import type { CartLine, DayTicketEntry, LineSubticket } from '../../domain/cart/cart-line.ts';
import type { Cents } from '../../domain/money.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { pictureAt } from '../ui/picture.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import styles from './cart-lines.module.css';
import { type LineProblem, replaceLine } from './cart-store.ts';
import { lineWhen } from './line-when.ts';

/** More of one kind than anyone steps to; whoever has more in the cart keeps them. */
const MOST = 30;

type Part = {
  name: string;
  count: number;
  price: Cents;
  subtickets: readonly LineSubticket[];
  /** Fewest that may be chosen here: 0 where other kinds stay on the line. */
  least: number;
  most: number;
  change: (count: number) => void;
};

const PartRow = ({ part, name }: { part: Part; name: string }) => {
  const { t, formats } = useI18n();
  if (part.subtickets.length > 0)
    return (
      <div className={styles.part}>
        <span>
          {part.name}
          <span className={styles.each}>
            {part.subtickets
              .filter(({ count }) => count > 0)
              .map((one) => t('cart.part', { count: one.count, name: one.name }))
              .join(', ')}
          </span>
        </span>
      </div>
    );
  return (
    <div className={styles.part}>
      <span>
        {part.name}
        <span className={styles.each}>{t('cart.each', { price: formats.money(part.price) })}</span>
      </span>
      <QuantityStepper
        label={t('cart.count', { name: part.name })}
        name={name}
        value={part.count}
        min={part.least}
        max={part.most}
        onChange={part.change}
      />
    </div>
  );
};

const partsOf = (line: CartLine, index: number, most: number): Part[] => {
  if (line.type === 'ticket')
    return [
      {
        name: line.name,
        count: line.totalCount,
        price: line.price,
        subtickets: line.subtickets,
        least: 1,
        most: Math.max(most, line.totalCount),
        change: (count) => replaceLine(index, withCount(line, count)),
      },
    ];
  return line.dayTickets.map((entry, at) => ({
    ...entry,
    least: line.dayTickets.length > 1 ? 0 : 1,
    most: Math.max(most, entry.count),
    change: (count) => replaceLine(index, withEntries(line, line.dayTickets.with(at, { ...entry, count }))),
  }));
};

/** The line with as many as there still are, where it is plain enough to say which. */
const withAvailable = (line: CartLine, available: number): CartLine | undefined => {
  if (available < 1) return undefined;
  if (line.type === 'ticket') return line.subtickets.length === 0 ? withCount(line, available) : undefined;
  const [entry, ...others] = line.dayTickets as readonly DayTicketEntry[];
  return entry && others.length === 0 && entry.subtickets.length === 0
    ? withEntries(line, [{ ...entry, count: available }])
    : undefined;
};

const Problem = ({ line, index, problem }: { line: CartLine; index: number; problem: LineProblem }) => {
  const { t } = useI18n();
  const path = useLocalPath();
  const { available = 0, message } = problem;
  const fewer = withAvailable(line, available);
  return (
    <Notice tone="attention" title={message ?? t('cart.left', { count: available })}>
      <div className={styles.ways}>
        {fewer && (
          <Button variant="secondary" onClick={() => replaceLine(index, fewer)}>
            {t('cart.take', { count: available })}
          </Button>
        )}
        <Link to={path(`tickets/${encodeURIComponent(line.eventId)}`)}>{t('cart.another')}</Link>
      </div>
    </Notice>
  );
};

/** One line of the cart. */
export const CartLineRow = (props: {
  line: CartLine;
  index: number;
  problem: LineProblem | undefined;
  onDelete: () => void;
}) => {
  const { line, index, problem } = props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = useLocalPath();
  const parts = partsOf(line, index, MOST);
  const byComponents = parts.some(({ subtickets }) => subtickets.length > 0);
  return (
    <li className={styles.line}>
      {line.picture && (
        <img className={styles.picture} src={pictureAt(line.picture, 360)} alt="" loading="lazy" />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3>{line.eventName}</h3>
          <p className={`figures ${styles.price}`}>{formats.money(line.totalPrice)}</p>
        </div>
        <p className={styles.when}>{lineWhen(line, i18n)}</p>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two families of one kind may stand on one line
          <PartRow key={at} part={part} name={`count-${index}-${at}`} />
        ))}
        {line.type === 'ticket' && line.bookWithCost === 1 && line.bookWithCostWarning && (
          <Notice tone="attention">
            <p>{line.bookWithCostWarning}</p>
          </Notice>
        )}
        {problem && <Problem line={line} index={index} problem={problem} />}
        <p className={styles.note}>
          {line.withdrawal_days > 0
            ? t('cart.withdrawal.days', { days: line.withdrawal_days })
            : t('cart.withdrawal.none')}
        </p>
        <div className={styles.ways}>
          {byComponents && (
            <Link to={path(`tickets/${encodeURIComponent(line.eventId)}`)}>{t('cart.choose-again')}</Link>
          )}
          <Button
            variant="quiet"
            onClick={props.onDelete}
            aria-label={t('cart.remove.line', { name: line.eventName })}
          >
            {t('cart.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
};
