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
export function EventTickets({ values, errors, choices, languages, change }: EventPart) {
  const { t, language } = useI18n();
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
        <div key={ticket.id || `new-${index}`} className="event-ticket">
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
            onChange={(name) => put(index, { ...ticket, name })}
          />
          <div className="event-row">
            <PriceField
              name={`ticket-${index}-price`}
              label={t('event.ticket.price', { currency: choices.currency })}
              cents={ticket.price}
              error={errors[`ticket-${index}-price`]}
              onChange={(price) => put(index, { ...ticket, price })}
            />
            {choices.ticket_groups.length > 1 && (
              <SelectField
                name={`ticket-${index}-group`}
                label={t('event.ticket.group')}
                value={ticket.group}
                error={errors[`ticket-${index}-group`]}
                options={choices.ticket_groups.map(({ id, name }) => ({ value: id, name }))}
                onChange={(group) => put(index, { ...ticket, group })}
              />
            )}
          </div>
        </div>
      ))}
      <div>
        <Button variant="secondary" onClick={() => change({ ...values, tickets: [...tickets, another] })}>
          {t('event.ticket.add')}
        </Button>
      </div>
    </>
  );
}
