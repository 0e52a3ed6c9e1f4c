import { isAllFixed } from '../../domain/tickets/ticket-parts.ts';
import type { TourTicket } from '../../domain/tours/tour.ts';
import { ticketsOf } from '../../domain/tours/tour-booking.ts';
import {
  mostOfPart,
  mostOfTicket,
  setPart,
  setTickets,
  ticketsChosen,
} from '../../domain/tours/tour-form-counts.ts';
import { tariffAt } from '../../domain/tours/tour-sale.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { ownPrice } from '../ground/price-text.ts';
import { CountRow } from '../visit/count-row.tsx';
import rows from '../visit/count-rows.module.css';
import { PartRows } from '../visit/part-rows.tsx';
import type { CountProps } from './count-props.ts';

/** The tickets that people come in on. */
export function TourTicketRows(props: CountProps) {
  const tickets = ticketsOf(tariffAt(props.form, props.sale));
  if (tickets.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {tickets.map((ticket) => (
        <TourTicketRow key={ticket.id} {...props} ticket={ticket} />
      ))}
    </ul>
  );
}

function TourTicketRow({ ticket, form, sale, onChange }: CountProps & { ticket: TourTicket }) {
  const parted = ticket.subtickets.length > 0;
  const field = `ticket-${ticket.id}`;
  return (
    <CountRow
      name={ticket.name}
      note={ticket.description}
      price={ownPrice(ticket)}
      control={
        (!parted || isAllFixed(ticket)) && (
          <QuantityStepper
            label={ticket.name}
            name={field}
            value={ticketsChosen(form, ticket)}
            min={0}
            max={mostOfTicket(form, sale, ticket)}
            onChange={(next) => onChange(setTickets(form, sale, ticket, next))}
          />
        )
      }
    >
      {parted && (
        <PartRows
          name={ticket.name}
          field={field}
          parts={ticket.subtickets}
          countOf={(part) => form.parts[ticket.id]?.[part.id] ?? 0}
          mostOf={(part) => mostOfPart(form, sale, ticket, part)}
          onSet={(part, next) => onChange(setPart(form, sale, ticket, part, next))}
        />
      )}
    </CountRow>
  );
}
