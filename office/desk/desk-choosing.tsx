// What is sold: the day, the kind, the exhibition or the tour, the time, how many. Enter in any of it goes on to the payment.
import { useSearchParams } from 'react-router';
import {
  chooseOffer,
  countRow,
  type DeskRow,
  deskRows,
  eventOnDay,
  freeTimes,
} from '../../domain/desk/desk-choice.ts';
import { type Day, timeOf } from '../../domain/museum-time.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import { chooseTime } from '../../domain/tickets/ticket-form.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { CountRows } from './count-rows.tsx';
import { GoodsChoosing } from './goods-choosing.tsx';
import { PassChoosing } from './pass-choosing.tsx';
import { PillGroup } from './pill-group.tsx';
import { TourChoosing } from './tour-choosing.tsx';
import type { DeskSale } from './use-desk-sale.ts';
import { VoucherChoosing } from './voucher-choosing.tsx';

/** @param beforeDay what is to be done before another day is shown */
export function DeskChoosing({ desk, beforeDay }: { desk: DeskSale; beforeDay?: () => void }) {
  const { t } = useI18n();
  const { day } = desk;
  return (
    <form
      className="desk-choosing"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void desk.begin();
      }}
    >
      <DayField day={day.day} today={day.today} before={beforeDay} />
      {day.kinds.length > 1 && <Kinds desk={desk} />}
      <Choosing desk={desk} />
      {desk.lines.length > desk.added.length && (
        <Button variant="quiet" onClick={desk.keepChosen}>
          {t('desk.more')}
        </Button>
      )}
      {/* Enter sends a form that has a button for it; the one that is seen stands beside the sum. */}
      <button type="submit" hidden />
    </form>
  );
}

const PANELS = {
  visits: Visits,
  tours: TourChoosing,
  passes: PassChoosing,
  goods: GoodsChoosing,
  vouchers: VoucherChoosing,
} as const;

function Choosing({ desk }: { desk: DeskSale }) {
  const Panel = PANELS[desk.kind];
  return <Panel desk={desk} />;
}

/** What is sold most comes first. */
function Kinds({ desk: { day, kind, setKind } }: { desk: DeskSale }) {
  const { t } = useI18n();
  return (
    <PillGroup
      name="kind"
      legend={t('desk.kinds')}
      value={kind}
      onChange={(next) => setKind(day.kinds.find((one) => one === next) ?? 'visits')}
      pills={day.kinds.map((value) => ({ value, label: t(`desk.kind.${value}`) }))}
    />
  );
}

function Visits({ desk }: { desk: DeskSale }) {
  const { t } = useI18n();
  const { day, offer, choice, setChoice } = desk;
  if (day.offers.length === 0) return <p>{t('desk.nothing')}</p>;
  return (
    <>
      <Events desk={desk} />
      {choice && offer && offer.event.dating === 'slot' && (
        <PillGroup
          name="time"
          legend={t('desk.times')}
          value={choice.form.time}
          onChange={(time) => setChoice({ ...choice, form: chooseTime(choice.form, offer, time) })}
          pills={offer.timeslot.map(({ datetime, max_tickets: left }) => {
            const time = timeOf(datetime);
            return {
              value: time,
              label: time,
              note: left,
              full: left === 0,
              spoken: t('desk.time', { time, left }),
            };
          })}
        />
      )}
      <Rows desk={desk} />
    </>
  );
}

type DayProps = { day: string; today: string; before?: (() => void) | undefined };

function DayField({ day, today, before }: DayProps) {
  const { t, formats } = useI18n();
  const [, setSearch] = useSearchParams();
  const change = (next: string) => {
    if (next === '') return;
    before?.();
    setSearch(next === today ? {} : { day: next }, { replace: true });
  };
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
          hint: [offer.event.venue.name, nextText(offer, day.day, t)].join(', '),
        }))}
        onChange={(id) => {
          const offer = day.offers.find(({ event }) => event.id === id);
          if (offer) setChoice(chooseOffer(offer, day.day));
        }}
      />
    </div>
  );
}

function nextText(offer: EventTickets, day: Day, t: I18n['t']): string {
  if (offer.event.dating === 'open') return t('desk.event.open');
  const how = eventOnDay(offer, day);
  if (how !== 'free') return t(`desk.event.${how}`);
  const [time] = freeTimes(offer);
  if (offer.event.dating === 'day' || time === undefined) return t('desk.event.day');
  const left = offer.timeslot.find(({ datetime }) => timeOf(datetime) === time)?.max_tickets ?? 0;
  return t('desk.event.free', { time, left });
}

function Rows({ desk: { choice, setChoice, sale } }: { desk: DeskSale }) {
  const { t, formats } = useI18n();
  if (!choice || !sale) return null;
  const rows = deskRows(choice.form, sale);
  if (rows.length === 0) return <p>{t('desk.noTickets')}</p>;
  return (
    <CountRows
      rows={rows.map((row) => ({
        ...{ key: row.key, label: row.label, count: row.count, least: 0, most: row.most },
        note: row.of === '' ? '' : ofText(row, formats),
        of: row.of,
        price: priceText(row, t, formats),
        onChange: (count) => setChoice({ ...choice, form: countRow(choice.form, sale, row, count) }),
      }))}
    />
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
