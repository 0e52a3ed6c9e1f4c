import { shopPaths } from '../../../domain/addresses.ts';
import {
  type DayTicketLine,
  type LineSubticket,
  type TicketLine,
  withCount,
  withEntries,
} from '../../../domain/tickets/ticket-line.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TicketLineParts } from '../ticket-line-parts.tsx';
import type { LinePart, LineView } from './line-view.ts';

export const ticketView: LineView<TicketLine> = {
  name: ({ eventName }) => eventName,
  path: ({ eventId }) => shopPaths.event(eventId),
  dates: (line) => line,
  months: () => 0,
  parts: ({ name, totalCount, subtickets }) => partsOf(name, totalCount, subtickets),
  about: () => '',
  written: () => '',
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
  again: ({ subtickets }) => (subtickets.length > 0 ? 'cart.choose-again' : ''),
  back: 'cart.another',
  fewer: (line, available) => (line.subtickets.length === 0 ? withCount(line, available) : undefined),
  shortage: (_line, available, { t }) => t('cart.left', { count: available }),
};

export const dayTicketView: LineView<DayTicketLine> = {
  name: ({ eventName }) => eventName,
  path: ({ eventId }) => shopPaths.event(eventId),
  dates: (line) => line,
  months: () => 0,
  parts: ({ dayTickets }) =>
    dayTickets.flatMap((entry) => partsOf(entry.name, entry.count, entry.subtickets)),
  about: () => '',
  written: () => '',
  facts: (line, index) => <TicketLineParts line={line} index={index} />,
  again: ({ dayTickets }) =>
    dayTickets.some(({ subtickets }) => subtickets.length > 0) ? 'cart.choose-again' : '',
  back: 'cart.another',
  fewer: (line, available) => {
    const [entry, ...others] = line.dayTickets;
    return entry && others.length === 0 && entry.subtickets.length === 0
      ? withEntries(line, [{ ...entry, count: available }])
      : undefined;
  },
  shortage: (_line, available, { t }) => t('cart.left', { count: available }),
};

/** The tickets, or where there are subtickets, those too. */
function partsOf(name: string, count: number, subtickets: readonly LineSubticket[]): LinePart[] {
  return [
    { name, count },
    ...subtickets.filter((part) => part.count > 0).map((part) => ({ name: part.name, count: part.count })),
  ];
}
