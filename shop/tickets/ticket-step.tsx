import { shownTickets, type TicketForm, ticketGroups, visitLimit } from '../../domain/tickets/ticket-form.ts';
import { datetimeOf, type TicketSale } from '../../domain/tickets/ticket-room.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import rows from '../visit/count-rows.module.css';
import step from '../visit/step.module.css';
import { CheaperHint } from './cheaper-hint.tsx';
import { TicketGroups } from './ticket-groups.tsx';
import { TicketRow } from './ticket-row.tsx';
import styles from './ticket-step.module.css';

type Props = {
  form: TicketForm;
  sale: TicketSale;
  pending: boolean;
  missing: boolean;
  onChange: (form: TicketForm) => void;
};

/** The counts of each ticket, and why no more can be chosen. */
export function TicketStep({ form, sale, pending, missing, onChange }: Props) {
  const { t } = useI18n();
  const groups = ticketGroups(sale.offer);
  const tickets = shownTickets(form, sale.offer);
  return (
    <section
      id="step-tickets"
      className={step.step}
      aria-labelledby="step-tickets-title"
      aria-busy={pending || undefined}
    >
      <h3 id="step-tickets-title" className={step.heading}>
        {t('tickets.step.count')}
      </h3>
      {missing && (
        <p className={step.missing} role="alert">
          {t('tickets.missing.tickets')}
        </p>
      )}
      {groups.length > 1 && (
        <TicketGroups groups={groups} group={form.group} onChoose={(group) => onChange({ ...form, group })} />
      )}
      {tickets.length === 0 && <p>{t('tickets.none')}</p>}
      <ul className={`${rows.rows} ${pending ? step.waiting : ''}`}>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} form={form} sale={sale} onChange={onChange} />
        ))}
      </ul>
      <CheaperHint form={form} sale={sale} onChange={onChange} />
      {tickets.length > 0 && <VisitLimit form={form} sale={sale} />}
    </section>
  );
}

/** "Only N places left at 10:30": a note when all of them are chosen, an error when more are chosen. */
function VisitLimit({ form, sale }: { form: TicketForm; sale: TicketSale }) {
  const { t } = useI18n();
  const limit = visitLimit(form, sale);
  const datetime = datetimeOf(sale.offer.event, form);
  const inCart = sale.taken.some((taken) => taken.datetime === datetime);
  const words = (places: number) =>
    form.time === ''
      ? t('tickets.limit.visit', { places })
      : t('visit.limit.time', { places, time: form.time });
  return (
    <p className={limit?.exceeded ? step.missing : styles.limit} role="status">
      {limit && (
        <>
          <strong>{words(limit.places)}</strong> {inCart && t('tickets.limit.cart')}{' '}
          {limit.exceeded && t('tickets.limit.fewer')}
        </>
      )}
    </p>
  );
}
