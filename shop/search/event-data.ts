// An exhibition with its ticket prices. One that has ended stays listed without offers: people search for what they have
// missed, and the page shows what is on instead.
import type { EventState, Ticket } from '../../domain/tickets/event.ts';
import type { EventOpening } from '../tickets/open-event.ts';
import {
  type ListingContext,
  offerBase,
  pictureAddress,
  type StructuredData,
  schemaWord,
} from './listing-context.ts';
import { organizerData, placeData } from './museum-data.ts';
import { ticketPrice } from './ticket-price.ts';

const AVAILABILITY: Record<Exclude<EventState, 'ended' | 'paused'>, string> = {
  'on-sale': schemaWord('InStock'),
  upcoming: schemaWord('InStock'),
  'sold-out': schemaWord('SoldOut'),
};

/** @param opening what the event's page begins with */
export function eventData(context: ListingContext, opening: EventOpening): StructuredData {
  const { event, tickets } = opening.offer;
  const image = pictureAddress(context, event.picture.src, event.picture.focus);
  const offers = tickets.flatMap((ticket) => offerData(context, ticket, opening));
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${context.address}#event`,
    name: event.name,
    description: [event.teaser, ...event.description].filter((text) => text !== '').join(' '),
    url: context.address,
    startDate: event.start,
    ...(event.end !== null && { endDate: event.end }),
    eventStatus: schemaWord('EventScheduled'),
    eventAttendanceMode: schemaWord('OfflineEventAttendanceMode'),
    location: placeData(context, event.venue.name, event.venue.address),
    organizer: organizerData(context),
    ...(image && { image: [image] }),
    ...(offers.length > 0 && { offers }),
  };
}

function offerData(
  context: ListingContext,
  ticket: Ticket,
  { offer, lifetime, today }: EventOpening,
): StructuredData[] {
  const { state, next_date } = offer.event;
  if (state === 'ended') return [];
  return [
    {
      ...offerBase(context),
      name: ticket.name,
      ...ticketPrice(ticket),
      // A paused event is sold for the days after its pause.
      availability:
        state === 'paused' ? schemaWord(next_date ? 'InStock' : 'OutOfStock') : AVAILABILITY[state],
      validFrom: today,
      ...(lifetime.last !== null && { validThrough: lifetime.last }),
    },
  ];
}
