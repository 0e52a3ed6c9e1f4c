// From a file of `tours/` to the tours that are stored: one for each language, days absolute.

import { weekdayNumbers } from '../../../domain/capacity/resolve-slot-rule.ts';
import { NO_TEXT } from '../../../domain/language.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { resolveDay } from '../../../domain/visit/resolve-day.ts';
import type { StoredPicture } from '../../museum-folder/stored-picture.ts';
import type { NewTour } from '../change-tours.ts';
import { isWholeOnly, tourPoolId } from './plan-tour-pools.ts';
import type { TourFile } from './tour-file.ts';

/** The tours of a file. */
export function toursOfFile(file: TourFile, picture: StoredPicture, today: Day): NewTour[] {
  return file.languages.map(({ id, language, language_name }) => ({
    id,
    venue_id: file.venue,
    event_id: file.event ?? null,
    custom_groups: file.custom_groups,
    language,
    language_name: language_name ?? null,
    name: file.name,
    teaser: file.teaser,
    description: file.description,
    meeting_point: file.meeting_point,
    picture,
    accent: file.accent,
    duration_minutes: file.duration_minutes,
    max_participants: file.max_participants,
    min_participants: file.min_participants ?? 1,
    single_ticketing: file.single_ticketing ?? false,
    book_complete_tour: file.book_complete_tour ?? false,
    booking_without_tickets: file.booking_without_tickets ?? false,
    bookable: file.bookable ?? true,
    book_ahead_hours: file.book_ahead_hours ?? 0,
    withdrawal_days: file.withdrawal_days ?? 0,
    prices: (file.prices ?? []).map((price) => storedPrice(price, today)),
    tickets: storedTickets(file),
    questions: storedQuestions(file),
    pool_id: tourPoolId(id),
    guides_pool_id: isWholeOnly(file) ? (file.guides ?? null) : null,
    sequence_no: file.sequence_no,
  }));
}

type Price = NonNullable<TourFile['prices']>[number];

function storedPrice({ differs = [], ...price }: Price, today: Day): NewTour['prices'][number] {
  return {
    ...price,
    differs: differs.map(({ weekdays, from, to, price: other }) => ({
      weekdays: weekdayNumbers(weekdays),
      from: from === undefined ? null : resolveDay(from, today),
      to: to === undefined ? null : resolveDay(to, today),
      price: other,
    })),
  };
}

function storedTickets({ tickets = [] }: TourFile): NewTour['tickets'] {
  return tickets.map(({ subtickets = [], description = NO_TEXT, ...ticket }) => ({
    ...ticket,
    description,
    subtickets: subtickets.map((part) => ({ ...part, vat_value: part.vat_value ?? ticket.vat_value })),
  }));
}

function storedQuestions({ questions = [] }: TourFile): NewTour['questions'] {
  return questions.map(({ hint = NO_TEXT, required = false, ...question }) => ({
    ...question,
    hint,
    required,
  }));
}
