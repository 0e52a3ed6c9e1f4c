// Guided tours for tests: a plain one of each thing, to be changed where a test wants another. Groups of two to ten
// people, and twenty places at each time: room for two groups.
import type { Subticket } from '../tickets/event.ts';
import type { Tour, TourOffer, TourPrice, TourQuestion, TourTicket, TourTime } from './tour.ts';
import { type BookingKind, isBookable, type TourFlags, type TourRoom, toursLeft } from './tour-booking.ts';
import { openTourForm } from './tour-form.ts';
import type { TakenTour, TourForm, TourSale } from './tour-sale.ts';

export const TOUR_DAY = '2026-12-24';

const FLAGS: TourFlags = { single_ticketing: 1, book_complete_tour: 1, booking_without_tickets: 0 };

export function examplePrice(change: Partial<TourPrice> = {}): TourPrice {
  return {
    id: 'group',
    name: 'Group',
    price: 9000,
    vat_value: 0,
    sequence_no: 1,
    per: 'tour',
    ...change,
  };
}

export function personPrice(change: Partial<TourPrice> = {}): TourPrice {
  return examplePrice({ id: 'person', name: 'Person', price: 500, vat_value: 19, per: 'person', ...change });
}

export function exampleTourTicket(change: Partial<TourTicket> = {}): TourTicket {
  return {
    id: 'adult',
    name: 'Adult',
    description: '',
    price: 1200,
    vat_value: 7,
    sequence_no: 1,
    subtickets: [],
    ...change,
  };
}

export function exampleSubticket(id: string, min_quantity: number, max_quantity: number): Subticket {
  return {
    id,
    name: id,
    price: 300,
    vat_value: 7,
    min_quantity,
    max_quantity,
  };
}

/** One or two adults, one to four children, and the guide's own seat. */
export function familyTicket(): TourTicket {
  return exampleTourTicket({
    id: 'family',
    name: 'Family',
    price: 2500,
    sequence_no: 2,
    subtickets: [
      exampleSubticket('adults', 1, 2),
      exampleSubticket('children', 1, 4),
      exampleSubticket('baby-seat', 1, 1),
    ],
  });
}

export function exampleQuestion(change: Partial<TourQuestion> = {}): TourQuestion {
  return {
    qId: 'name',
    label: 'Name of the group',
    hint: '',
    type: 'text',
    required: true,
    ...change,
  };
}

/** One of the eight ways a museum can offer a tour, from 'stw': single places, tours whole, without tickets. */
export function flagsOf(letters: string): TourFlags {
  return {
    single_ticketing: letters.includes('s') ? 1 : 0,
    book_complete_tour: letters.includes('t') ? 1 : 0,
    booking_without_tickets: letters.includes('w') ? 1 : 0,
  };
}

export function exampleTour(change: Partial<Tour> = {}): Tour {
  return {
    id: 'harbour-de',
    name: 'The harbour by lamplight',
    eventName: 'Tide Lines',
    langIdentifier: 'de',
    langName: 'German',
    other_languages: [],
    museumId: 'm1',
    venue: 'Altes Pumpwerk',
    address: 'Am Strom 1, 20457 Hamburg',
    meeting_point: 'At the cloakroom',
    custom_groups: [],
    sequence_no: 1,
    teaser: '',
    description: [],
    picture: { src: '/media/harbour-{width}.avif', widths: [640], alt: '', ratio: 1.5 },
    accent: { light: '#00598c', dark: '#7cc6ee' },
    duration_minutes: 90,
    priceList: [],
    tickets: [],
    schedule: {},
    max_participants: 10,
    min_participants: 2,
    ...FLAGS,
    book_ahead_hours: 0,
    state: 'on-sale',
    price_from: 500,
    price_from_per: 'person',
    next_date: TOUR_DAY,
    next_slot: { datetime: `${TOUR_DAY} 10:00`, available: 20 },
    withdrawal_days: 0,
    ...change,
  };
}

/** A time with that much left, as the server would say it. */
export function exampleTime(detail: Tour, room: TourRoom, priceList: readonly TourPrice[]): TourTime {
  const tours = toursLeft(detail, room);
  return {
    tours,
    tickets: room.places,
    priceList: [...priceList],
    timeslotId: `slot-${room.places}`,
    datetime_end: '',
    soldout: !isBookable(detail, { places: room.places, tours }),
  };
}

type OfferChange = {
  readonly detail?: Partial<Tour>;
  readonly tickets?: readonly TourTicket[];
  readonly priceList?: readonly TourPrice[];
  readonly questions?: readonly TourQuestion[];
  /** What is left at each time. */
  readonly times?: Readonly<Record<string, TourRoom>>;
  readonly date?: string;
};

export function exampleTourOffer({
  detail: change = {},
  tickets = [exampleTourTicket(), familyTicket()],
  priceList = [examplePrice(), personPrice()],
  questions = [],
  times = { '10:00': { places: 20 } },
  date = TOUR_DAY,
}: OfferChange = {}): TourOffer {
  const detail = exampleTour(change);
  return {
    detail,
    tickets: [...tickets],
    priceList: [...priceList],
    schedule: Object.fromEntries(
      Object.entries(times).map(([time, room]) => [time, exampleTime(detail, room, priceList)]),
    ),
    questions: [...questions],
    date,
    next_date: null,
  };
}

export function exampleTourSale(offer: TourOffer, taken: readonly TakenTour[] = []): TourSale {
  return {
    offer,
    taken,
  };
}

/** A tour with the flags of these letters, with that much left at each time. */
export function flaggedOffer(
  letters: string,
  times: Readonly<Record<string, TourRoom>> = { '10:00': { places: 20 } },
): TourOffer {
  return exampleTourOffer({ detail: flagsOf(letters), times });
}

/** The same offer as a sale at ten o'clock. */
export function flaggedSale(
  letters: string,
  room: TourRoom = { places: 20 },
  taken: readonly TakenTour[] = [],
): TourSale {
  return exampleTourSale(flaggedOffer(letters, { '10:00': room }), taken);
}

/** A form on the day and the kind, with what is counted and answered. */
export function exampleTourForm(
  { offer }: TourSale,
  kind: BookingKind,
  change: Partial<TourForm> = {},
): TourForm {
  return {
    ...openTourForm(offer, { date: offer.date ?? '', time: '' }),
    kind,
    tours: {},
    ...change,
  };
}
