// A guided tour. With a next time it is an event at that time. Without one it is a plain offer, and no date is made up.
import type { TourOpening } from '../tours/open-tour.ts';
import {
  type ListingContext,
  offerBase,
  pictureAddress,
  type StructuredData,
  schemaWord,
} from './listing-context.ts';
import { organizerData, placeData } from './museum-data.ts';
import { ticketPrice } from './ticket-price.ts';
import { withOffset } from './with-offset.ts';

/** @param opening what the tour's page begins with */
export function tourData(context: ListingContext, opening: TourOpening): StructuredData {
  const { detail: tour, priceList, tickets } = opening.offer;
  const image = pictureAddress(context, tour.picture.src, tour.picture.focus);
  const time = nextTime(opening);
  const availability = availabilityOf(opening, time);
  const priced = [...priceList.map((price) => ({ ...price, subtickets: [] })), ...tickets];
  const offers = priced.map((ticket) => ({
    ...offerBase(context),
    name: ticket.name,
    ...ticketPrice(ticket),
    availability,
    validFrom: opening.today,
  }));
  const shared = {
    name: tour.name,
    description: [tour.teaser, ...tour.description].filter((text) => text !== '').join(' '),
    url: context.address,
    ...(image && { image: [image] }),
    ...(availability && offers.length > 0 && { offers }),
  };
  if (!time) return { '@type': 'TouristTrip', ...shared, provider: organizerData(context) };
  const zone = context.info.timeZone;
  return {
    '@type': 'Event',
    '@id': `${context.address}#tour`,
    ...shared,
    startDate: withOffset(time.start, zone),
    ...(time.end !== '' && { endDate: withOffset(time.end, zone) }),
    duration: `PT${tour.duration_minutes}M`,
    inLanguage: tour.langIdentifier,
    eventStatus: schemaWord('EventScheduled'),
    eventAttendanceMode: schemaWord('OfflineEventAttendanceMode'),
    location: placeData(context, tour.venue, tour.address),
    organizer: organizerData(context),
  };
}

/** The next time with free places, `YYYY-MM-DD HH:mm`, and its end. */
function nextTime({ offer }: TourOpening): { start: string; end: string } | undefined {
  const { date, schedule, detail } = offer;
  const times = Object.entries(schedule).sort(([a], [b]) => (a < b ? -1 : 1));
  const next = times.find(([, { soldout }]) => !soldout);
  if (date !== null && next) return { start: `${date} ${next[0]}`, end: next[1].datetime_end };
  return detail.next_slot ? { start: detail.next_slot.datetime, end: '' } : undefined;
}

function availabilityOf({ offer }: TourOpening, time: object | undefined): string | undefined {
  const { state } = offer.detail;
  if (state === 'sold-out') return schemaWord('SoldOut');
  return state === 'on-sale' && time ? schemaWord('InStock') : undefined;
}
