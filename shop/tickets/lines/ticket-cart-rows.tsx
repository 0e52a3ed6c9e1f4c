import {
  type DayTicketLine,
  type TicketLine,
  withCount,
  withEntries,
} from '../../../domain/tickets/ticket-line.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { CartRowView } from '../../products/cart-row-view.ts';
import { TicketLineParts } from './ticket-line-parts.tsx';

export const ticketCartRow: CartRowView<TicketLine> = {
  facts: (line, index) => (
    <>
      <TicketLineParts line={line} index={index} />
      {line.bookWithCost === 1 && line.bookWithCostWarning && (
        <Notice tone="attention">
          <p>{line.bookWithCostWarning}</p>
        </Notice>
      )}
    </>
  ),
  shortageLabel: 'cart.another',
  withAvailable: (line, available) => (line.subtickets.length === 0 ? withCount(line, available) : undefined),
  shortage: (_line, available, { t }) => t('cart.left', { count: available }),
};

export const dayTicketCartRow: CartRowView<DayTicketLine> = {
  facts: (line, index) => <TicketLineParts line={line} index={index} />,
  shortageLabel: 'cart.another',
  withAvailable: (line, available) => {
    const [entry, ...others] = line.dayTickets;
    return entry && others.length === 0 && entry.subtickets.length === 0
      ? withEntries(line, [{ ...entry, count: available }])
      : undefined;
  },
  shortage: (_line, available, { t }) => t('cart.left', { count: available }),
};
