import './event-form.css';
import { inLanguage } from '../../../domain/language.ts';
import type { TicketForm } from '../../../domain/programme/event-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { EventPart } from './event-part.ts';
import { PriceField } from './price-field.tsx';
import { TextsField } from './texts-field.tsx';

/** What visitors buy, each with its price. */
export function EventTickets(part: EventPart) {
  const { values, choices, change } = part;
  const { t } = useI18n();
  const { tickets } = values;
  const put = (index: number, ticket: TicketForm) =>
    change({ ...values, tickets: tickets.map((one, at) => (at === index ? ticket : one)) });
  const last = tickets.at(-1);
  const another: TicketForm = {
    ...{ id: '', name: {}, description: {}, price: null },
    group: last?.group ?? choices.ticket_groups[0]?.id ?? '',
    vat: last?.vat ?? 7,
  };
  return (
    <>
      {tickets.map((ticket, index) => (
        <TicketFields
          key={ticket.id || `new-${index}`}
          part={part}
          index={index}
          ticket={ticket}
          onChange={(changed) => put(index, changed)}
        />
      ))}
      <div>
        <Button variant="secondary" onClick={() => change({ ...values, tickets: [...tickets, another] })}>
          {t('event.ticket.add')}
        </Button>
      </div>
    </>
  );
}

type TicketProps = {
  part: EventPart;
  index: number;
  ticket: TicketForm;
  onChange: (ticket: TicketForm) => void;
};

function TicketFields({ part, index, ticket, onChange }: TicketProps) {
  const { values, errors, choices, languages, change } = part;
  const { t, language } = useI18n();
  const { tickets } = values;
  return (
    <div className="event-ticket">
      <div className="event-ticket-head">
        <h3>{inLanguage(ticket.name, language) || t('event.ticket', { number: index + 1 })}</h3>
        {tickets.length > 1 && (
          <Button
            variant="quiet"
            onClick={() => change({ ...values, tickets: tickets.filter((_, at) => at !== index) })}
          >
            {t('event.ticket.remove')}
          </Button>
        )}
      </div>
      <TextsField
        name={`ticket-${index}-name`}
        label={t('event.ticket.name')}
        languages={languages}
        value={ticket.name}
        error={errors[`ticket-${index}-name`]}
        onChange={(name) => onChange({ ...ticket, name })}
      />
      <div className="event-row">
        <PriceField
          name={`ticket-${index}-price`}
          label={t('event.ticket.price', { currency: choices.currency })}
          cents={ticket.price}
          error={errors[`ticket-${index}-price`]}
          onChange={(price) => onChange({ ...ticket, price })}
        />
        {choices.ticket_groups.length > 1 && (
          <SelectField
            name={`ticket-${index}-group`}
            label={t('event.ticket.group')}
            value={ticket.group}
            error={errors[`ticket-${index}-group`]}
            options={choices.ticket_groups.map(({ id, name }) => ({ value: id, name }))}
            onChange={(group) => onChange({ ...ticket, group })}
          />
        )}
      </div>
    </div>
  );
}
