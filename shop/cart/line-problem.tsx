import type { BoughtLine, CartLine } from '../../domain/product-kinds.ts';
import { withPieces } from '../../domain/products/pieces.ts';
import type { DayTicketEntry } from '../../domain/tickets/ticket-line.ts';
import { withCount, withEntries } from '../../domain/tickets/ticket-line.ts';
import type { TourLine } from '../../domain/tours/tour-line.ts';
import { Button } from '../../ui/button.tsx';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './cart-lines.module.css';
import { type LineProblem as Problem, replaceLine } from './cart-store.ts';
import { linePath } from './line-product.ts';

type Props = {
  line: CartLine;
  /** The line's place in the cart. */
  index: number;
  problem: Problem;
};

/** The server's refusal of a line, and what can be done about it. */
export function LineProblem({ line, index, problem: { available = 0, message } }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = useLocalPath();
  const fewer = withAvailable(line, available);
  return (
    <Notice tone="attention" title={message ?? shortageOf(line, available, i18n)}>
      {(fewer || line.type !== 'voucherCode') && (
        <div className={styles.ways}>
          {fewer && (
            <Button variant="secondary" onClick={() => replaceLine(index, fewer)}>
              {line.type === 'voucherCode'
                ? t('cart.code.take', { amount: formats.money(available) })
                : t('cart.take', { count: available })}
            </Button>
          )}
          {line.type !== 'voucherCode' && <Link to={path(linePath(line))}>{backWords(line, t)}</Link>}
        </div>
      )}
    </Notice>
  );
}

/** The line with the count that is still available; undefined if the line has more than one count. */
function withAvailable(line: CartLine, available: number): CartLine | undefined {
  if (available < 1) return undefined;
  switch (line.type) {
    case 'ticket':
      return line.subtickets.length === 0 ? withCount(line, available) : undefined;
    case 'dayTicket': {
      const [entry, ...others] = line.dayTickets as readonly DayTicketEntry[];
      return entry && others.length === 0 && entry.subtickets.length === 0
        ? withEntries(line, [{ ...entry, count: available }])
        : undefined;
    }
    case 'merchandise':
      return line.owners.length === 0 ? withPieces(line, available) : undefined;
    case 'voucherCode':
      return { ...line, used_amount: line.amount - available };
    case 'guidedTour':
    case 'voucher':
      return undefined;
  }
}

/** What is missing: places, pieces, or cents on a code. */
function shortageOf(line: CartLine, available: number, { t, formats }: I18n): string {
  switch (line.type) {
    case 'guidedTour':
      return tourShortage(line, available, t);
    case 'merchandise':
    case 'voucher':
      return t('cart.pieces', { count: available });
    case 'voucherCode':
      return available > 0
        ? t('cart.code.short', { amount: formats.money(available) })
        : t('cart.code.empty');
    case 'ticket':
    case 'dayTicket':
      return t('cart.left', { count: available });
  }
}

/** What a tour is missing: whole tours, or places for people (spec 5, overbooking). */
function tourShortage(line: TourLine, available: number, t: I18n['t']): string {
  if (line.book_complete_tour) return t('tours.line.whole', { count: available });
  return available > 0 && available < line.participants
    ? t('tours.line.overbooked', { count: line.participants, available })
    : t('cart.left', { count: available });
}

/** Text of the link to the page where the line was chosen. */
function backWords(line: BoughtLine, t: I18n['t']): string {
  switch (line.type) {
    case 'guidedTour':
      return t('tours.line.again');
    case 'merchandise':
    case 'voucher':
      return t('cart.choose-again');
    case 'ticket':
    case 'dayTicket':
      return t('cart.another');
  }
}
