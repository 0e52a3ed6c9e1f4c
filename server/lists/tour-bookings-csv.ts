// The list of tour bookings. Everything is in the museum's language, as far as the catalogue still knows it.
import { inLanguage, LOCALES } from '../../domain/language.ts';
import { dayOf, timeOf } from '../../domain/museum-time.ts';
import type { GivenAnswer } from '../../domain/tours/tour.ts';
import type { TourOrderLine } from '../../domain/tours/tour-order-line.ts';
import type { listsEn } from '../../domain/wording/lists/en.ts';
import type { TourBooking } from '../orders/fulfilment/tour-bookings.ts';
import { languageNames } from '../tours/language-names.ts';
import { languageName } from '../tours/present-tour.ts';
import type { TourCatalogue, TourRow } from '../tours/tour-catalogue.ts';
import { csv } from './csv.ts';
import type { ListI18n } from './list-i18n.ts';

type Column = readonly [
  key: keyof typeof listsEn,
  value: (booking: TourBooking, tour: TourRow | undefined, i18n: ListI18n) => string | number,
];

const COLUMNS: readonly Column[] = [
  ['lists.tours.date', ({ line }) => dayOf(line.datetime)],
  ['lists.tours.from', ({ line }) => timeOf(line.datetime)],
  ['lists.tours.to', ({ line }) => timeOf(line.datetime_end)],
  ['lists.tours.tour', ({ line }, tour, { language }) => inLanguage(tour?.name, language) || line.title],
  [
    'lists.tours.language',
    ({ line: { tour: booked } }, tour, i18n) =>
      tour ? languageName(tour, i18n.language) : (nameOf(booked.langIdentifier, i18n) ?? booked.langName),
  ],
  [
    'lists.tours.venue',
    ({ line }, tour, { language }) => inLanguage(tour?.venue.name, language) || line.venue,
  ],
  [
    'lists.tours.meeting',
    ({ line }, tour, { language }) => inLanguage(tour?.meeting_point, language) || line.tour.meeting_point,
  ],
  ['lists.tours.kind', ({ line }, _tour, { t }) => t(`lists.tours.kind.${kindOf(line.tour)}`)],
  ['lists.tours.groups', ({ line }) => line.tour.tours || ''],
  ['lists.tours.participants', ({ line }) => line.tour.participants],
  ['lists.tours.tickets', ({ line }) => line.parts.map(({ count, name }) => `${count} × ${name}`).join(', ')],
  ['lists.tours.name', ({ buyer }) => buyer.name],
  ['lists.tours.company', ({ buyer }) => buyer.company],
  ['lists.tours.email', ({ buyer }) => buyer.email],
  ['lists.tours.phone', ({ phone }) => phone],
  ['lists.tours.order', ({ number }) => number],
  ['lists.tours.visitor', ({ language }, _tour, i18n) => nameOf(language, i18n) ?? language],
  [
    'lists.tours.answers',
    ({ line }, tour, i18n) => line.tour.answers.map((answer) => answerText(answer, tour, i18n)).join('; '),
  ],
];

/** One row a booking below the columns' names. */
export function tourBookingsCsv(
  bookings: readonly TourBooking[],
  tours: TourCatalogue,
  i18n: ListI18n,
): string {
  return csv([
    COLUMNS.map(([key]) => i18n.t(key)),
    ...bookings.map((booking) => {
      const tour = tours.byId.get(booking.line.id);
      return COLUMNS.map(([, value]) => value(booking, tour, i18n));
    }),
  ]);
}

function kindOf({ tours, book_complete_tour }: TourOrderLine['tour']): 'places' | 'whole' | 'group' {
  if (tours === 0) return 'places';
  return book_complete_tour ? 'whole' : 'group';
}

function nameOf(id: string, { language }: ListI18n): string | undefined {
  return languageNames(LOCALES[language]).of(id);
}

/** The catalogue's question and options, or the words in which the visitor read them. */
function answerText(answer: GivenAnswer, tour: TourRow | undefined, { language }: ListI18n): string {
  const question = tour?.questions.find(({ id }) => id === answer.qId);
  const label = inLanguage(question?.label, language) || answer.label;
  const options = [answer.value]
    .flat()
    .map((value) => inLanguage(question?.options?.find((option) => option.value === value)?.label, language));
  return `${label}: ${options.every(Boolean) ? options.join(', ') : answer.text}`;
}
