import { type ShopPath, shopPaths, withSearch } from '../../../domain/addresses.ts';
import { dayOf, timeOf } from '../../../domain/museum-time.ts';
import {
  type DayTicketLine,
  type LineSubticket,
  type TicketLine,
  withCount,
  withEntries,
} from '../../../domain/tickets/ticket-line.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { CartLineView, LinePart } from '../../products/cart-line-view.ts';
import { TicketLineParts } from './ticket-line-parts.tsx';

export const ticketCartView: CartLineView<TicketLine> = {
  name: ({ eventName }) => eventName,
  path: pathOf,
  dates: (line) => line,
  months: () => 0,
  parts: ({ name, totalCount, subtickets }) => partsOf(name, totalCount, subtickets),
  description: () => '',
  typedText: () => '',
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

export const dayTicketCartView: CartLineView<DayTicketLine> = {
  name: ({ eventName }) => eventName,
  path: pathOf,
  dates: (line) => line,
  months: () => 0,
  parts: ({ dayTickets }) =>
    dayTickets.flatMap((entry) => partsOf(entry.name, entry.count, entry.subtickets)),
  description: () => '',
  typedText: () => '',
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

/** The event's page on the line's day and time. */
function pathOf({ eventId, datetime }: TicketLine | DayTicketLine): ShopPath {
  const page = shopPaths.event(eventId);
  if (datetime === '') return page;
  const time = timeOf(datetime);
  return withSearch(page, { date: dayOf(datetime), ...(time && { time }) });
}

/** The tickets, or where there are subtickets, those too. */
function partsOf(name: string, count: number, subtickets: readonly LineSubticket[]): LinePart[] {
  return [
    { name, count },
    ...subtickets.filter((part) => part.count > 0).map((part) => ({ name: part.name, count: part.count })),
  ];
}
