// Putting a line into the cart (spec 4, "Cart"): one line for the same thing at the same time. Tickets with subtickets
// and tours stay apart, because each is a party of its own.
import type {
  CartLine,
  DayTicketEntry,
  DayTicketLine,
  MerchandiseLine,
  TicketLine,
  VoucherLine,
} from './cart-line.ts';
import { entryPrice } from './cart-totals.ts';

/** The cart's lines with one more. What is known of a price is the added line's: it was seen last. */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const at = lines.findIndex((other) => isSame(other, line));
  const known = lines[at];
  if (known?.type === 'ticket' && line.type === 'ticket')
    return lines.with(at, withCount(line, known.totalCount + line.totalCount));
  if (known?.type === 'dayTicket' && line.type === 'dayTicket')
    return lines.with(at, withEntries(line, mergeEntries(known.dayTickets, line.dayTickets)));
  if (known?.type === 'merchandise' && line.type === 'merchandise') {
    const owners = [...known.owners, ...line.owners];
    return lines.with(at, { ...withPieces(line, known.count + line.count), owners });
  }
  if (known?.type === 'voucher' && line.type === 'voucher')
    return lines.with(at, withPieces(line, known.count + line.count));
  // A code that is there already is ignored (spec 4).
  if (known?.type === 'voucherCode') return [...lines];
  return [...lines, line];
}

function isSame(other: CartLine, line: CartLine): boolean {
  switch (line.type) {
    case 'ticket':
      return isSameTicket(other, line);
    case 'dayTicket':
      return isSameDay(other, line);
    case 'guidedTour':
      return false;
    case 'merchandise':
      return other.type === 'merchandise' && other.id === line.id;
    case 'voucher':
      return (
        other.type === 'voucher' &&
        other.id === line.id &&
        other.price === line.price &&
        other.greeting === line.greeting
      );
    case 'voucherCode':
      return other.type === 'voucherCode' && other.barcode === line.barcode;
  }
}

function isSameTicket(a: CartLine, b: TicketLine): a is TicketLine {
  return (
    a.type === 'ticket' &&
    a.id === b.id &&
    a.datetime === b.datetime &&
    a.subtickets.length === 0 &&
    b.subtickets.length === 0
  );
}

function isSameDay(a: CartLine, b: DayTicketLine): a is DayTicketLine {
  return a.type === 'dayTicket' && a.eventId === b.eventId && a.datetime === b.datetime;
}

function mergeEntries(into: readonly DayTicketEntry[], added: readonly DayTicketEntry[]): DayTicketEntry[] {
  const entries = [...into];
  for (const entry of added) {
    const at = entries.findIndex(
      ({ id, subtickets }) => id === entry.id && subtickets.length === 0 && entry.subtickets.length === 0,
    );
    const known = entries[at];
    if (known) entries[at] = { ...entry, count: known.count + entry.count };
    else entries.push(entry);
  }
  return entries;
}

/** Another count of an article or a voucher, its owners given again by the caller where it has some. */
export function withPieces<Line extends MerchandiseLine | VoucherLine>(line: Line, count: number): Line {
  return {
    ...line,
    count,
    totalPrice: line.price * count,
  };
}

/** Another count of a plain ticket line. A line with subtickets is left as it is. */
export function withCount(line: TicketLine, totalCount: number): TicketLine {
  return line.subtickets.length > 0 ? line : { ...line, totalCount, totalPrice: line.price * totalCount };
}

/** A day line of these entries, added up; entries of none are left out. */
export function withEntries(line: DayTicketLine, entries: readonly DayTicketEntry[]): DayTicketLine {
  const dayTickets = entries
    .filter(({ count }) => count > 0)
    .map((entry) => ({ ...entry, totalPrice: entryPrice(entry) }));
  return {
    ...line,
    dayTickets,
    totalCount: dayTickets.reduce((sum, entry) => sum + entry.count, 0),
    totalPrice: dayTickets.reduce((sum, entry) => sum + entry.totalPrice, 0),
  };
}
