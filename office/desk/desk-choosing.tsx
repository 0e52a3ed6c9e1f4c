// What is sold: the day, the exhibition, the time, how many. Enter in any of it goes on to the payment.
import { useSearchParams } from 'react-router';
import { chooseOffer, countRow, type DeskRow, deskRows, freeTimes } from '../../domain/desk/desk-choice.ts';
import { timeOf } from '../../domain/museum-time.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import { chooseTime } from '../../domain/tickets/ticket-form.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import type { DeskSale } from './use-desk-sale.ts';

export function DeskChoosing({ desk }: { desk: DeskSale }) {
  const { t } = useI18n();
  const { day, offer } = desk;
  return (
    <form
      className="desk-choosing"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void desk.begin();
      }}
    >
      <DayField day={day.day} today={day.today} />
      {day.offers.length === 0 ? <p>{t('desk.nothing')}</p> : <Events desk={desk} />}
      {offer && offer.event.dating === 'slot' && <Times desk={desk} offer={offer} />}
      <Rows desk={desk} />
      {/* Enter sends a form that has a button for it; the one that is seen stands beside the sum. */}
      <button type="submit" hidden />
    </form>
  );
}

function DayField({ day, today }: { day: string; today: string }) {
  const { t, formats } = useI18n();
  const [, setSearch] = useSearchParams();
  const change = (next: string) =>
    next !== '' && setSearch(next === today ? {} : { day: next }, { replace: true });
  return (
    <div className="desk-day">
      <label className="filter">
        <span>{t('desk.day')}</span>
        <input
          type="date"
          className="control"
          defaultValue={day}
          min={today}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </label>
      <p className="soft">{day === today ? t('desk.today') : formats.day(day, 'full')}</p>
    </div>
  );
}

function Events({ desk: { day, choice, setChoice } }: { desk: DeskSale }) {
  const { t } = useI18n();
  return (
    <div className="desk-events">
      <RadioGroup
        name="event"
        legend={t('desk.events')}
        value={choice?.eventId}
        options={day.offers.map((offer) => ({
          value: offer.event.id,
          label: offer.event.name,
          hint: [offer.event.venue.name, nextText(offer, t)].join(', '),
        }))}
        onChange={(id) => {
          const offer = day.offers.find(({ event }) => event.id === id);
          if (offer) setChoice(chooseOffer(offer, day.day));
        }}
      />
    </div>
  );
}

function nextText(offer: EventTickets, t: I18n['t']): string {
  if (offer.event.dating === 'open') return t('desk.event.open');
  if (offer.event.dating === 'day') return t('desk.event.day');
  const [time] = freeTimes(offer);
  const left = offer.timeslot.find(({ datetime }) => timeOf(datetime) === time)?.max_tickets ?? 0;
  return time === undefined ? t('desk.event.full') : t('desk.event.free', { time, left });
}

function Times({ desk: { choice, setChoice }, offer }: { desk: DeskSale; offer: EventTickets }) {
  const { t } = useI18n();
  if (!choice) return null;
  return (
    <fieldset className="desk-times">
      <legend className="field-label">{t('desk.times')}</legend>
      {offer.timeslot.map(({ datetime, max_tickets: left }) => {
        const time = timeOf(datetime);
        return (
          <label key={datetime} className={left === 0 ? 'desk-time desk-time-full' : 'desk-time'}>
            <input
              type="radio"
              name="time"
              className="visually-hidden"
              value={time}
              checked={time === choice.form.time}
              disabled={left === 0}
              aria-label={t('desk.time', { time, left })}
              onChange={() => setChoice({ ...choice, form: chooseTime(choice.form, offer, time) })}
            />
            <strong>{time}</strong>
            <small>{left}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

function Rows({ desk: { choice, setChoice, sale, keepChosen, lines, added } }: { desk: DeskSale }) {
  const { t, formats } = useI18n();
  if (!choice || !sale) return null;
  const rows = deskRows(choice.form, sale);
  if (rows.length === 0) return <p>{t('desk.noTickets')}</p>;
  return (
    <div className="desk-rows">
      <p className="field-label">{t('desk.persons')}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <span className="desk-row-name">
              {row.label}
              {row.of !== '' && <small className="soft">{ofText(row, formats)}</small>}
            </span>
            <span className="figures">{priceText(row, t, formats)}</span>
            <QuantityStepper
              name={`count-${row.key}`}
              label={row.of === '' ? row.label : `${row.label}, ${row.of}`}
              value={row.count}
              min={0}
              max={row.most}
              onChange={(count) => setChoice({ ...choice, form: countRow(choice.form, sale, row, count) })}
            />
          </li>
        ))}
      </ul>
      {lines.length > added.length && (
        <Button variant="quiet" onClick={keepChosen}>
          {t('desk.more')}
        </Button>
      )}
    </div>
  );
}

/** The ticket that a row is a part of, with what it costs itself. */
function ofText({ of, ticket }: DeskRow, { money }: I18n['formats']): string {
  return ticket.price > 0 ? `${of}, ${money(ticket.price)}` : of;
}

function priceText({ price, part, ticket }: DeskRow, t: I18n['t'], { money }: I18n['formats']): string {
  if (price > 0) return money(price);
  return part && ticket.price > 0 ? '' : t('desk.free');
}
