import type { Subticket } from '../../domain/tickets/event.ts';
import { isFixed } from '../../domain/tickets/ticket-counts.ts';
import { mostOfPart, setPart } from '../../domain/tickets/ticket-form.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { vatWords } from './price-words.ts';
import type { TicketRowProps } from './ticket-row.tsx';
import styles from './ticket-step.module.css';

/** Who comes on a ticket: fixed ones are named, the others are counted within their bounds. */
export const SubticketRows = ({ ticket, form, sale, onChange }: TicketRowProps) => {
  const { t } = useI18n();
  return (
    <ul className={styles.parts}>
      {ticket.subtickets.map((part) => (
        <li key={part.id} className={styles.part}>
          <div className={styles.what}>
            <p>
              {isFixed(part) && `${part.max_quantity} × `}
              {part.name}
            </p>
            <PartNote part={part} />
          </div>
          {!isFixed(part) && (
            <QuantityStepper
              label={t('tickets.part', { ticket: ticket.name, part: part.name })}
              name={`ticket-${ticket.id}-${part.id}`}
              value={form.parts[ticket.id]?.[part.id] ?? 0}
              min={0}
              max={mostOfPart(form, sale, ticket, part)}
              onChange={(next) => onChange(setPart(form, sale, ticket, part, next).form)}
            />
          )}
        </li>
      ))}
    </ul>
  );
};

const PartNote = ({ part }: { part: Subticket }) => {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const price =
    part.price === 0
      ? t('tickets.part.included')
      : `${t('tickets.part.each', { price: formats.money(part.price) })}, ${vatWords(part.price, [part.vat_value], i18n)}`;
  return (
    <p className={styles.note}>
      {!isFixed(part) && `${t('tickets.part.bounds', { min: part.min_quantity, max: part.max_quantity })} · `}
      {price}
    </p>
  );
};
