// A guided tour: which, in which language, when, for how many, and what the museum asks its party.
import {
  countTourRow,
  type DeskTourRow,
  deskTourRows,
  freeTourTimes,
  hasKinds,
} from '../../domain/desk/desk-tour.ts';
import type { TourOffer } from '../../domain/tours/tour.ts';
import { chooseKind, chooseTime } from '../../domain/tours/tour-form.ts';
import { roomAt, type TourForm, type TourSale, timesOf } from '../../domain/tours/tour-sale.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { CountRows } from './count-rows.tsx';
import { PillGroup } from './pill-group.tsx';
import { tourProblemText } from './tour-problem-text.ts';
import { TourQuestions } from './tour-questions.tsx';
import type { DeskSale } from './use-desk-sale.ts';

export function TourChoosing({ desk: { day, tour } }: { desk: DeskSale }) {
  const { t } = useI18n();
  const { choice, sale, tried, problem, change } = tour;
  if (!choice || !sale) return <p>{t('desk.tour.nothing')}</p>;
  const { form } = choice;
  const props = { form, sale, onChange: change };
  return (
    <>
      <div className="desk-events">
        <RadioGroup
          name="tour"
          legend={t('desk.tours')}
          value={choice.tourId}
          options={day.tours.map((offer) => ({
            value: offer.detail.id,
            label: `${offer.detail.name} (${offer.detail.langName})`,
            hint: [offer.detail.venue, nextText(offer, t)].join(', '),
          }))}
          onChange={tour.choose}
        />
      </div>
      <TourTimes {...props} />
      {hasKinds(sale.offer) && <Kinds {...props} />}
      <Rows {...props} />
      <TourQuestions tour={tour} />
      {tried && problem && (
        <Notice tone="error">
          <p>{tourProblemText(problem, t)}</p>
        </Notice>
      )}
    </>
  );
}

type Props = { form: TourForm; sale: TourSale; onChange: (form: TourForm) => void };

/** Where a tour is only given whole, the places that are left say nothing. */
function leftAt(
  offer: TourOffer,
  { tours, tickets }: Pick<TourOffer['schedule'][string], 'tours' | 'tickets'>,
) {
  const isWhole = offer.detail.book_complete_tour === 1 && offer.detail.single_ticketing === 0;
  return isWhole ? { left: tours, of: 'tours' as const } : { left: tickets, of: 'places' as const };
}

function nextText(offer: TourOffer, t: I18n['t']): string {
  const [time] = freeTourTimes(offer);
  const entry = time === undefined ? undefined : offer.schedule[time];
  if (time === undefined || !entry) return t('desk.event.full');
  const { left, of } = leftAt(offer, entry);
  return t(of === 'tours' ? 'desk.tour.next' : 'desk.event.free', { time, left });
}

function TourTimes({ form, sale: { offer }, onChange }: Props) {
  const { t } = useI18n();
  return (
    <PillGroup
      name="tour-time"
      legend={t('desk.times')}
      value={form.time}
      onChange={(time) => onChange(chooseTime(form, offer, time))}
      pills={timesOf(offer).map((entry) => {
        const { time, soldout } = entry;
        const { left, of } = leftAt(offer, soldout ? { tours: 0, tickets: 0 } : entry);
        const spoken = t(of === 'tours' ? 'desk.tour.time' : 'desk.time', { time, left });
        return { value: time, label: time, note: left, full: soldout, spoken };
      })}
    />
  );
}

/** Single places, or the whole tour. */
function Kinds({ form, sale, onChange }: Props) {
  const { t } = useI18n();
  const room = roomAt(form, sale);
  return (
    <PillGroup
      name="tour-kind"
      legend={t('desk.tour.kinds')}
      value={form.kind}
      onChange={(kind) => onChange(chooseKind(form, sale, kind === 'whole' ? 'whole' : 'places'))}
      pills={[
        { value: 'places', label: t('desk.tour.kind.places'), full: room.places === 0 },
        { value: 'whole', label: t('desk.tour.kind.whole'), full: room.tours === 0 },
      ]}
    />
  );
}

function Rows({ form, sale, onChange }: Props) {
  const { t, formats } = useI18n();
  return (
    <CountRows
      rows={deskTourRows(form, sale).map((row) => ({
        ...{ key: row.key, label: row.label || t('desk.tour.people'), of: row.of, count: row.count },
        ...{ least: row.least, most: row.most, note: noteText(row, sale, t, formats) },
        price: priceText(row, t, formats),
        onChange: (count) => onChange(countTourRow(form, sale, row, count)),
      }))}
    />
  );
}

function priceText({ price, what }: DeskTourRow, t: I18n['t'], { money }: I18n['formats']): string {
  if (what.of === 'people') return '';
  return price > 0 ? money(price) : t('desk.free');
}

/** The ticket that a row is a part of, with what it costs itself; of a group, how many may come. */
function noteText(
  { of, what }: DeskTourRow,
  { offer }: TourSale,
  t: I18n['t'],
  { money }: I18n['formats'],
): string {
  const { min_participants: least, max_participants: most } = offer.detail;
  if (what.of === 'people') return t('desk.tour.group', { least, most });
  return what.of === 'part' && what.ticket.price > 0 ? `${of}, ${money(what.ticket.price)}` : of;
}
