import './order-history.css';
import type { HistoryEntry } from '../../domain/office/orders/order-history.ts';
import { useI18n } from '../ground/i18n.ts';
import { useHistoryText } from './use-history-text.ts';

/** Everything that happened to an order, a line each, the oldest first. */
export function OrderHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { formats } = useI18n();
  const textOf = useHistoryText();
  return (
    <ol className="history">
      {[...history.entries()].map(([place, entry]) => (
        <li key={place}>
          <time className="soft figures">{formats.moment(entry.at)}</time>
          <span>{textOf(entry)}</span>
        </li>
      ))}
    </ol>
  );
}
