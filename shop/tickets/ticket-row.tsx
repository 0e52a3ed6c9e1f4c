import type { Ticket } from '../../domain/tickets/event.ts';
import {
  chosenCount,
  costWarning,
  isAllFixed,
  mostOfTicket,
  setCount,
  type TicketForm,
  ticketLimit,
} from '../../domain/tickets/ticket-form.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { amountWords, vatWords } from './price-words.ts';
import { SubticketRows } from './subticket-rows.tsx';
import styles from './ticket-step.module.css';

export type TicketRowProps = {
  ticket: Ticket;
  form: TicketForm;
  sale: TicketSale;
  onChange: (form: TicketForm) => void;
};

/** One kind of ticket: what it is, what it costs, how many. */
export const TicketRow = ({ ticket, form, sale, onChange }: TicketRowProps) => {
  const { t } = useI18n();
  const limit = ticketLimit(form, sale, ticket);
  const count = chosenCount(form, ticket);
  const warning = costWarning(form, ticket);
  const parted = ticket.subtickets.length > 0;
  const most = mostOfTicket(form, sale, ticket);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{ticket.name}</p>
        {ticket.description && <p className={styles.note}>{ticket.description}</p>}
        <TicketPrice ticket={ticket} />
      </div>
      {(!parted || isAllFixed(ticket)) && (
        <QuantityStepper
          label={ticket.name}
          name={`ticket-${ticket.id}`}
          value={count}
          min={0}
          max={most}
          disabled={limit === 0 && count === 0}
          onChange={(next) => onChange(setCount(form, sale, ticket, next).form)}
        />
      )}
      {parted && <SubticketRows ticket={ticket} form={form} sale={sale} onChange={onChange} />}
      <p className={styles.refusal} role="status">
        {limit === 0 && count === 0 && t('tickets.soldout.ticket')}
        {limit !== undefined && count > 0 && t('tickets.limit.ticket', { places: limit })}
      </p>
      <p className={styles.warning} role="status">
        {warning !== undefined && (warning || t('tickets.cost'))}
      </p>
    </li>
  );
};

/** The ticket's own price; one that costs only by its people says so at each of them. */
const TicketPrice = ({ ticket }: { ticket: Ticket }) => {
  const i18n = useI18n();
  if (ticket.price === 0 && ticket.subtickets.some(({ price }) => price > 0)) return null;
  return (
    <p className={styles.price}>
      {amountWords(ticket.price, i18n)} <small>{vatWords(ticket.price, [ticket.vat_value], i18n)}</small>
    </p>
  );
};
