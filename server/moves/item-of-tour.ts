// A booking of a guided tour as an item of a cart at another time, or in another language of the same tour. What the party
// told the museum comes along.
import { inLanguage, type Language } from '../../domain/language.ts';
import { partiesIn } from '../../domain/products/line-returns.ts';
import type { TourItem } from '../../domain/tours/tour-item.ts';
import type { TourOrderLine } from '../../domain/tours/tour-order-line.ts';
import type { TourCatalogue, TourRow } from '../tours/tour-catalogue.ts';

type Counted = { id: string; count: number };
type ItemTicket = Counted & { subtickets?: Counted[] };

/** Undefined where it is no language of that tour, or its people and groups are not on sale any more. */
export function itemOfTour(
  line: TourOrderLine,
  { datetime, tour: id }: { readonly datetime: string; readonly tour: string },
  tours: TourCatalogue,
  language: Language,
): TourItem | undefined {
  const tour = tours.byId.get(id);
  const isSame = id === line.id || tours.otherLanguages.get(line.id)?.some((other) => other.id === id);
  const counted = tour && isSame && countsOf(line, tour, language);
  if (!counted) return undefined;
  return {
    type: 'guidedTour',
    tourId: id,
    datetime,
    answers: line.tour.answers.map(({ qId, value }) => ({ qId, value })),
    ...counted,
    ...(line.tour.tours > 0 && { participants: line.tour.participants }),
  };
}

/** The entries of the price list come first: as many as there are tours, or all where people come without tickets. */
function countsOf(
  { parts, tour: booked }: TourOrderLine,
  { prices: priceList, tickets: onSale }: TourRow,
  language: Language,
): { prices: Counted[]; tickets: ItemTicket[] } | undefined {
  const parties = partiesIn(parts);
  const members = new Set(parties.flatMap((party) => party.members));
  const prices: Counted[] = [];
  const tickets: ItemTicket[] = [];
  let tours = booked.tours;
  for (const [index, { name, count }] of parts.entries()) {
    if (members.has(index)) continue;
    const isCalled = (one: { readonly name: Parameters<typeof inLanguage>[0] }) =>
      inLanguage(one.name, language) === name;
    const ticket = onSale.find(isCalled);
    const entry = priceList.find(
      (one) => isCalled(one) && one.per === (booked.tours > 0 ? 'tour' : 'person'),
    );
    if (entry && (booked.tours === 0 ? !ticket : tours > 0)) {
      prices.push({ id: entry.id, count });
      tours -= count;
    } else if (ticket) {
      const own = parties.find(({ party }) => party === index)?.members ?? [];
      const subtickets = own.map((member) => ({
        id: ticket.subtickets.find((one) => inLanguage(one.name, language) === parts[member]?.name)?.id ?? '',
        count: parts[member]?.count ?? 0,
      }));
      tickets.push({ id: ticket.id, count, ...(subtickets.length > 0 && { subtickets }) });
    } else return undefined;
  }
  return { prices, tickets };
}
