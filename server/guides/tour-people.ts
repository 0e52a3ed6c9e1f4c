// Who takes part in a tour (operations 3): no more than whoever leads it needs. E-mail addresses stay in the order.

import type { OwnTours, TourPeople, TourPerson } from '../../domain/guides/tour-plan-contract.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import type { MuseumDateTime } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { TourBooking } from '../orders/fulfilment/tour-bookings.ts';
import type { TourRow } from '../tours/tour-catalogue.ts';
import { assignmentsOf } from './assignment-store.ts';
import { feedAddress } from './feed-address.ts';
import { findGuideOf, readGuides } from './guide-store.ts';
import { ALWAYS } from './guides.ts';
import type { GuidesShop } from './guides-shop.ts';
import { presentDate } from './present-date.ts';
import { findTourDate, tourDates } from './tour-dates.ts';

type AtDate = { readonly tour: string; readonly datetime: MuseumDateTime };

/** `GET office/tour-plan/people`; `own`: only where this guide leads it. */
export async function tourPeople(
  shop: GuidesShop,
  { tour, datetime }: AtDate,
  language: Language,
  own?: string,
): Promise<TourPeople | Refusal> {
  const date = await findTourDate(shop, tour, datetime);
  if (!date || (own !== undefined && !date.leaders.some(({ guide }) => guide === own)))
    return refuse('NOT_FOUND');
  const names = new Map((await readGuides(shop.database)).map(({ id, name }) => [id, name]));
  return {
    ...presentDate(date, language),
    is_ahead: datetime > shop.clock.now(),
    leaders: date.leaders.flatMap(({ guide }) => names.get(guide ?? '') ?? []),
    people: date.bookings.map((booking) => person(booking, date.row, language)),
  };
}

/** `GET office/own-tours/people` */
export async function ownTourPeople(
  shop: GuidesShop,
  staffId: string,
  asked: AtDate,
  language: Language,
): Promise<TourPeople | Refusal> {
  const guide = await findGuideOf(shop.database, staffId);
  return guide?.active ? tourPeople(shop, asked, language, guide.id) : refuse('NOT_FOUND');
}

/** `GET office/own-tours`: from today on. */
export async function ownTours(shop: GuidesShop, staffId: string, language: Language): Promise<OwnTours> {
  const { database, clock } = shop;
  const guide = await findGuideOf(database, staffId);
  if (!guide?.active) return { is_guide: false, feed: '', dates: [] };
  const dates = await datesLedBy(shop, guide.id, clock.today());
  return {
    is_guide: true,
    feed: await feedAddress(shop, guide),
    dates: dates.map((date) => presentDate(date, language)),
  };
}

/** The tours that a guide leads from a day on, each date once. */
export async function datesLedBy(shop: GuidesShop, guide: string, from: string) {
  const led = await assignmentsOf(shop.database, [guide], from, ALWAYS);
  const last = led.at(-1)?.datetime.slice(0, 10);
  const dates = last ? await tourDates(shop, from, last) : [];
  return dates.filter(({ leaders }) => leaders.some((one) => one.guide === guide));
}

function person(
  { number, language: spoken, buyer, phone, line }: TourBooking,
  row: TourRow | undefined,
  language: Language,
): TourPerson {
  return {
    order: number,
    name: buyer.name,
    company: buyer.company,
    phone,
    participants: line.tour.participants,
    groups: line.tour.tours,
    tickets: line.parts.map(({ count, name }) => `${count} × ${name}`),
    language: spoken,
    answers: line.tour.answers.map((answer) => {
      const question = row?.questions.find(({ id }) => id === answer.qId);
      return { label: inLanguage(question?.label, language) || answer.label, text: answer.text };
    }),
  };
}
