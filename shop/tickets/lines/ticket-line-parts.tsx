// The tickets of a line with their counts, to be changed where they stand. Tickets with subtickets are chosen again as a
// whole: their parts depend on each other.
import type { Cents } from '../../../domain/money.ts';
import type { DayTicketLine, LineSubticket, TicketLine } from '../../../domain/tickets/ticket-line.ts';
import { withCount, withEntries } from '../../../domain/tickets/ticket-line.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import styles from '../../cart/cart-line.module.css';
import { replaceLine } from '../../cart/change-cart.ts';
import { MOST_PER_LINE } from '../../cart/most-per-line.ts';

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

/** @param index of the line in the cart */
export function TicketLineParts({ line, index }: { line: TicketLine | DayTicketLine; index: number }) {
  return partsOf(line, index).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two families of one kind may stand on one line
    <PartRow key={at} part={part} name={`count-${index}-${at}`} />
  ));
}

function partsOf(line: TicketLine | DayTicketLine, index: number): Part[] {
  if (line.type === 'ticket')
    return [
      {
        name: line.name,
        count: line.totalCount,
        price: line.price,
        subtickets: line.subtickets,
        least: 1,
        most: Math.max(MOST_PER_LINE, line.totalCount),
        change: (count) => replaceLine(index, withCount(line, count)),
      },
    ];
  return line.dayTickets.map((entry, at) => ({
    ...entry,
    least: line.dayTickets.length > 1 ? 0 : 1,
    most: Math.max(MOST_PER_LINE, entry.count),
    change: (count) => replaceLine(index, withEntries(line, line.dayTickets.with(at, { ...entry, count }))),
  }));
}

function PartRow({ part, name }: { part: Part; name: string }) {
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
}
