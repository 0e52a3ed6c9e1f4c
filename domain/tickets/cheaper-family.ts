// A family ticket that costs less than what was chosen one by one. Tickets do not say whom they are for, so that only the
// clear case counts: the dearest single ticket is for grown-ups, the cheapest for children. The visitor reads who comes
// in on the family ticket, and decides.
import type { Cents } from '../money.ts';
import type { Ticket } from './event.ts';
import { personsOf, type SubticketCounts } from './ticket-counts.ts';
import { chosenCount, formTotal, offeredTickets, type TicketForm } from './ticket-form.ts';
import { placesOfTicket, type TicketSale } from './ticket-room.ts';

export type CheaperFamily = {
  readonly ticket: Ticket;
  readonly parts: SubticketCounts;
  readonly saved: Cents;
  /** The form with the family ticket in place of the single ones. */
  readonly form: TicketForm;
};

/** The family ticket that saves most; undefined if none saves anything. */
export function cheaperFamily(form: TicketForm, sale: TicketSale): CheaperFamily | undefined {
  const offered = offeredTickets(sale.offer);
  const singles = offered
    .filter(({ subtickets }) => subtickets.length === 0)
    .toSorted((a, b) => b.price - a.price);
  const [adult, child] = [singles[0], singles.at(-1)];
  if (!adult || !child || adult.price === child.price) return undefined;
  return offered
    .filter((ticket) => ticket.family === 1 && chosenCount(form, ticket) === 0)
    .flatMap((family) => withFamily(form, sale, family, adult, child) ?? [])
    .toSorted((a, b) => b.saved - a.saved)[0];
}

function withFamily(
  form: TicketForm,
  sale: TicketSale,
  ticket: Ticket,
  adult: Ticket,
  child: Ticket,
): CheaperFamily | undefined {
  const [grown, young, ...others] = ticket.subtickets;
  if (!grown || !young || others.length > 0) return undefined;
  const adults = Math.min(form.counts[adult.id] ?? 0, grown.max_quantity);
  const children = Math.min(form.counts[child.id] ?? 0, young.max_quantity);
  if (adults < Math.max(1, grown.min_quantity) || children < Math.max(1, young.min_quantity))
    return undefined;
  const parts = { [grown.id]: adults, [young.id]: children };
  const next: TicketForm = {
    ...form,
    counts: {
      ...form.counts,
      [adult.id]: (form.counts[adult.id] ?? 0) - adults,
      [child.id]: (form.counts[child.id] ?? 0) - children,
    },
    parts: { ...form.parts, [ticket.id]: parts },
  };
  const saved = formTotal(form, sale.offer) - formTotal(next, sale.offer);
  const fits = personsOf(ticket, 0, parts) <= placesOfTicket(sale, form, ticket);
  return saved > 0 && fits ? { ticket, parts, saved, form: next } : undefined;
}
