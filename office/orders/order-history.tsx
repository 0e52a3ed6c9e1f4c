import './order-history.css';
import type { HistoryEntry } from '../../domain/office/orders/order-history.ts';
import { useI18n } from '../ground/i18n.ts';
import { useMay } from '../ground/session/me.ts';
import { useOrderUndo } from './acts/use-order-undo.ts';
import { useHistoryText } from './use-history-text.ts';

/** Everything that happened to an order, a line each, the oldest first. */
export function OrderHistory({ number, history }: { number: string; history: readonly HistoryEntry[] }) {
  const { t, formats } = useI18n();
  const may = useMay();
  const { undo } = useOrderUndo(number);
  const textOf = useHistoryText();
  return (
    <ol className="history">
      {[...history.entries()].map(([place, entry]) => (
        <li key={place}>
          <time className="soft figures">{formats.moment(entry.at)}</time>
          <span>
            {textOf(entry)}
            {entry.kind === 'act' && entry.undo !== '' && may('orders.change') && (
              <button
                type="button"
                className="history-undo"
                aria-label={t('acts.undo.of', { act: textOf(entry) })}
                onClick={() => void undo(entry.undo)}
              >
                {t('acts.undo')}
              </button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
