// Whether a guided tour makes sense beyond its shape: what it names exists, and what it sells fits how it is booked
// (single places, whole, or by the group; with or without tickets).

import type { Day } from '../../../domain/museum-time.ts';
import { type BookingKind, bookingKinds } from '../../../domain/tours/tour-booking.ts';
import { checkAccent } from '../../museum-folder/check-accent.ts';
import { checkDay, checkOrder, checkRules, checkUnique } from '../../museum-folder/check-rules.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { Path, ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import type { EventFile } from '../../tickets/folder/event-file.ts';
import { languageNames } from '../language-names.ts';
import { checkQuestions } from './check-tour-questions.ts';
import { isWholeOnly, placesRule, runOf } from './plan-tour-pools.ts';
import type { TourFile } from './tour-file.ts';

type Price = NonNullable<TourFile['prices']>[number];

/**
 * Reports everything that is wrong with it, except its picture and what it shares with other tours.
 * @param events undefined where not all of them could be read
 */
export function checkTour(
  file: ReadFile<TourFile>,
  museum: MuseumBasics,
  events: readonly EventFile[] | undefined,
  today: Day,
): void {
  const { value: tour, report } = file;
  checkNames(file, museum, events);
  checkAccent(tour.accent, museum.theme, report);
  checkGuides(file, museum);
  checkParticipants(file);
  checkPrices(file, today);
  checkTickets(file);
  checkQuestions(file);
  if (tour.start !== undefined) checkDay(tour.start, ['start'], today, report);
  if (tour.end !== undefined) checkDay(tour.end, ['end'], today, report);
  if (tour.start !== undefined && tour.end !== undefined)
    checkOrder(tour.start, tour.end, ['end'], today, report);
  checkLanguages(file, museum, today);
}

function checkNames(
  { value: tour, report }: ReadFile<TourFile>,
  museum: MuseumBasics,
  events: readonly EventFile[] | undefined,
): void {
  if (!museum.venues.some(({ id }) => id === tour.venue))
    report(['venue'], `there is no venue "${tour.venue}"`);
  if (tour.event !== undefined && events && !events.some(({ id }) => id === tour.event))
    report(['event'], `there is no event "${tour.event}"`);
  tour.custom_groups.forEach((group, index) => {
    if (!museum.custom_groups.some(({ id }) => id === group))
      report(['custom_groups', index], `there is no custom group "${group}"`);
  });
  checkUnique(tour.custom_groups, (index) => ['custom_groups', index], report);
}

function checkGuides({ value: tour, report }: ReadFile<TourFile>, museum: MuseumBasics): void {
  if (tour.guides === undefined) return;
  if (!museum.pools?.some(({ id }) => id === tour.guides))
    report(['guides'], `there is no pool "${tour.guides}"`);
  if (!isWholeOnly(tour))
    report(
      ['guides'],
      'go with tours that are booked whole alone (book_complete_tour without single_ticketing)',
    );
}

function checkParticipants({ value: tour, report }: ReadFile<TourFile>): void {
  const { min_participants: min, max_participants: max } = tour;
  if (min === undefined) return;
  if (min > max) report(['min_participants'], `is above max_participants, ${max}`);
  if (kindsOf(tour).every((kind) => kind === 'places'))
    report(['min_participants'], 'has no meaning where single places are sold and nothing else');
}

function kindsOf({ single_ticketing, book_complete_tour, booking_without_tickets }: TourFile): BookingKind[] {
  return [
    ...bookingKinds({
      single_ticketing: flag(single_ticketing),
      book_complete_tour: flag(book_complete_tour),
      booking_without_tickets: flag(booking_without_tickets),
    }),
  ];
}

function flag(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0;
}

function checkPrices({ value: tour, report }: ReadFile<TourFile>, today: Day): void {
  const prices = tour.prices ?? [];
  prices.forEach((price, index) => checkPrice(price, ['prices', index], tour, today, report));
  checkUnique(
    prices.map(({ id }) => id),
    (index) => ['prices', index, 'id'],
    report,
  );
  if (tour.bookable === false) return;
  const missing = (per: Price['per']) => !prices.some((price) => price.per === per);
  if (kindsOf(tour).some((kind) => kind !== 'places') && missing('tour'))
    report(['prices'], 'need an entry per: tour, for who books a tour or a group');
  if (kindsOf(tour).includes('places') && tour.booking_without_tickets && missing('person'))
    report(['prices'], 'need an entry per: person, for who books places without tickets');
}

function checkPrice(price: Price, path: Path, tour: TourFile, today: Day, report: Report): void {
  const kinds = kindsOf(tour);
  if (price.per === 'tour' && !kinds.some((kind) => kind !== 'places'))
    report([...path, 'per'], 'tour does not go with single places alone');
  if (price.per === 'person' && !(kinds.includes('places') && tour.booking_without_tickets))
    report([...path, 'per'], 'person goes with single places without tickets alone');
  price.differs?.forEach(({ from, to }, index) => {
    const at = [...path, 'differs', index];
    if (from !== undefined) checkDay(from, [...at, 'from'], today, report);
    if (to !== undefined) checkDay(to, [...at, 'to'], today, report);
    if (from !== undefined && to !== undefined) checkOrder(from, to, [...at, 'to'], today, report);
  });
}

function checkTickets({ value: tour, report }: ReadFile<TourFile>): void {
  const tickets = tour.tickets ?? [];
  if (tour.booking_without_tickets && tickets.length > 0)
    report(['tickets'], 'have no meaning with booking_without_tickets');
  checkUnique(
    tickets.map(({ id }) => id),
    (index) => ['tickets', index, 'id'],
    report,
  );
  tickets.forEach(({ subtickets: parts = [] }, ticket) => {
    checkUnique(
      parts.map(({ id }) => id),
      (index) => ['tickets', ticket, 'subtickets', index, 'id'],
      report,
    );
    parts.forEach((part, index) => {
      if (part.max_quantity < part.min_quantity)
        report(
          ['tickets', ticket, 'subtickets', index, 'max_quantity'],
          `is below min_quantity, ${part.min_quantity}`,
        );
    });
  });
}

function checkLanguages({ value: tour, report }: ReadFile<TourFile>, museum: MuseumBasics, today: Day): void {
  tour.languages.forEach(({ language, language_name, slots }, index) => {
    const path = ['languages', index] as const;
    const nameless = museum.languages.find((spoken) => languageNames(spoken).of(language) === undefined);
    if (language_name === undefined && nameless !== undefined)
      report([...path, 'language'], `"${language}" has no name in ${nameless}: give it a language_name`);
    const rules = slots.map((rule) => placesRule(rule, tour));
    checkRules(rules, [...path, 'slots'], today, report, runOf(tour, today));
  });
  checkUnique(
    tour.languages.map(({ language }) => language),
    (index) => ['languages', index, 'language'],
    report,
  );
}

/** Ids are unique over all tours: orders and carts name a tour by its id alone. */
export function checkTourIds(files: readonly ReadFile<TourFile>[]): void {
  const known = new Map<string, string>();
  for (const { value, file, report } of files)
    value.languages.forEach(({ id }, index) => {
      const owner = known.get(id);
      if (owner) report(['languages', index, 'id'], `"${id}" is already in ${owner}`);
      else known.set(id, file);
    });
}
