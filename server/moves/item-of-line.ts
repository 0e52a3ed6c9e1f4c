// A line of an order as an item of a cart at another time, so that the shop's own quote says what it takes and costs there.
// Orders keep names and counts of their people; their ids are those of the catalogue that have the same names.
import { inLanguage, type Language } from '../../domain/language.ts';
import { orderedKind } from '../../domain/ordered-kinds.ts';
import type { CartItem, OrderLine } from '../../domain/product-kinds.ts';
import type { DayTicketOrderLine, TicketOrderLine } from '../../domain/tickets/ticket-order-line.ts';
import { isTourOrderLine } from '../../domain/tours/tour-order-line.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import type { TourCatalogue } from '../tours/tour-catalogue.ts';
import { itemOfTour } from './item-of-tour.ts';

export type Sold = {
  readonly catalogue: Pick<Catalogue, 'ticket' | 'ticketsOf'>;
  readonly tours: TourCatalogue;
};

/** Where to: a time or a day, and for a tour perhaps another language of it. */
export type Target = { readonly datetime: string; readonly tour?: string | undefined };

/** Undefined for what cannot be moved: no visit at a time, or its people are not on sale any more. */
export function itemOfLine(
  line: OrderLine,
  { datetime, tour }: Target,
  { catalogue, tours }: Sold,
  language: Language,
): CartItem | undefined {
  if (isTourOrderLine(line)) return itemOfTour(line, { datetime, tour: tour ?? line.id }, tours, language);
  if ((line.type !== 'ticket' && line.type !== 'dayTicket') || line.datetime === '') return undefined;
  if (tour !== undefined || orderedKind(line.type).returns(line).by !== 'pieces') return undefined;
  const tickets = line.type === 'ticket' ? [catalogue.ticket.get(line.id)] : catalogue.ticketsOf.get(line.id);
  const entries = entriesOf(line, tickets ?? [], language);
  if (line.type === 'dayTicket') return entries && { type: 'dayTicket', datetime, dayTickets: entries };
  const [entry] = entries ?? [];
  return entry && entries?.length === 1 ? { type: 'ticket', datetime, ...entry } : undefined;
}

type TicketRow = ReturnType<Catalogue['ticket']['get']>;
type Entry = { id: string; count: number; subtickets?: { id: string; count: number }[] };

/** Each ticket with its people; undefined where one is not on sale. */
function entriesOf(
  line: TicketOrderLine | DayTicketOrderLine,
  tickets: readonly TicketRow[],
  language: Language,
): Entry[] | undefined {
  const { parties } = orderedKind(line.type).returns(line);
  const members = new Set(parties.flatMap((party) => party.members));
  const entries = line.parts.flatMap(({ name, count }, part) => {
    if (members.has(part)) return [];
    const ticket = line.type === 'ticket' ? tickets[0] : tickets.find(isCalled(name, language));
    const people = (parties.find(({ party }) => party === part)?.members ?? []).map((one) => line.parts[one]);
    const subtickets = people.map((one) => ({
      id: ticket?.subtickets.find(isCalled(one?.name ?? '', language))?.id,
      count: one?.count ?? 0,
    }));
    return [{ id: ticket?.id, count, ...(subtickets.length > 0 && { subtickets }) }];
  });
  return entries.every(isKnown) ? entries : undefined;
}

type Named = { readonly name: Parameters<typeof inLanguage>[0] };

function isCalled(name: string, language: Language): (one: Named | undefined) => boolean {
  return (one) => one !== undefined && inLanguage(one.name, language) === name;
}

function isKnown(entry: {
  id: string | undefined;
  subtickets?: { id: string | undefined }[];
}): entry is Entry {
  return entry.id !== undefined && (entry.subtickets ?? []).every(({ id }) => id !== undefined);
}
