import type { Ticket } from '../../domain/tickets/event.ts';
import {
  chosenCount,
  costWarning,
  mostOfPart,
  mostOfTicket,
  setCount,
  setPart,
  type TicketForm,
  ticketLimit,
} from '../../domain/tickets/ticket-form.ts';
import { isAllFixed } from '../../domain/tickets/ticket-parts.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { ownPrice } from '../ground/price-text.ts';
import { CountRow } from '../visit/count-row.tsx';
import styles from '../visit/count-rows.module.css';
import { PartRows } from '../visit/part-rows.tsx';

type Props = {
  ticket: Ticket;
  form: TicketForm;
  sale: TicketSale;
  onChange: (form: TicketForm) => void;
};

/** A kind of ticket: name, price, count. If only its parts have prices, each part shows its own. */
export function TicketRow({ ticket, form, sale, onChange }: Props) {
  const { t } = useI18n();
  const limit = ticketLimit(form, sale, ticket);
  const count = chosenCount(form, ticket);
  const warning = costWarning(form, ticket);
  const parted = ticket.subtickets.length > 0;
  return (
    <CountRow
      name={ticket.name}
      note={noteOf(ticket, t('tickets.only-with-paid'))}
      price={ownPrice(ticket)}
      control={
        (!parted || isAllFixed(ticket)) && (
          <QuantityStepper
            label={ticket.name}
            name={`ticket-${ticket.id}`}
            value={count}
            min={0}
            max={mostOfTicket(form, sale, ticket)}
            disabled={limit === 0 && count === 0}
            onChange={(next) => onChange(setCount(form, sale, ticket, next).form)}
          />
        )
      }
    >
      {parted && (
        <PartRows
          name={ticket.name}
          field={`ticket-${ticket.id}`}
          parts={ticket.subtickets}
          countOf={(part) => form.parts[ticket.id]?.[part.id] ?? 0}
          mostOf={(part) => mostOfPart(form, sale, ticket, part)}
          onSet={(part, next) => onChange(setPart(form, sale, ticket, part, next).form)}
        />
      )}
      <p className={styles.refusal} role="status">
        {limit === 0 && count === 0 && t('tickets.soldout.ticket')}
        {limit !== undefined && count > 0 && t('tickets.limit.ticket', { places: limit })}
      </p>
      <p className={styles.warning} role="status">
        {warning !== undefined && (warning || t('tickets.cost'))}
      </p>
    </CountRow>
  );
}

function noteOf({ description, only_with_paid }: Ticket, onlyWithPaid: string): string {
  if (only_with_paid === 0) return description;
  return description === '' ? onlyWithPaid : `${description} · ${onlyWithPaid}`;
}
