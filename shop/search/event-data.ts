// An exhibition with what its tickets cost. One that has ended stays listed: people look for what they have missed, and
// the page says where to go instead; only its offers are gone.
import type { EventState, Ticket } from '../../domain/tickets/event.ts';
import type { EventOpening } from '../tickets/open-event.ts';
import { organizerThing, placeThing } from './museum-data.ts';
import { offerBase, pictureAddress, schemaWord, type Telling, type Thing } from './telling.ts';
import { ticketPrice } from './ticket-price.ts';

const AVAILABILITY: Record<Exclude<EventState, 'ended'>, string> = {
  'on-sale': schemaWord('InStock'),
  upcoming: schemaWord('InStock'),
  'sold-out': schemaWord('SoldOut'),
};

/** @param opening what the event's page begins with */
export function eventThing(telling: Telling, opening: EventOpening): Thing {
  const { event, tickets } = opening.offer;
  const image = pictureAddress(telling, event.picture.src);
  const offers = tickets.flatMap((ticket) => offerThing(telling, ticket, opening));
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${telling.address}#event`,
    name: event.name,
    description: [event.teaser, ...event.description].filter((text) => text !== '').join(' '),
    url: telling.address,
    startDate: event.start,
    ...(event.end !== null && { endDate: event.end }),
    eventStatus: schemaWord('EventScheduled'),
    eventAttendanceMode: schemaWord('OfflineEventAttendanceMode'),
    location: placeThing(telling, event.venue.name, event.venue.address),
    organizer: organizerThing(telling),
    ...(image && { image: [image] }),
    ...(offers.length > 0 && { offers }),
  };
}

function offerThing(telling: Telling, ticket: Ticket, { offer, lifetime, today }: EventOpening): Thing[] {
  const { state } = offer.event;
  if (state === 'ended') return [];
  return [
    {
      ...offerBase(telling),
      name: ticket.name,
      ...ticketPrice(ticket),
      availability: AVAILABILITY[state],
      validFrom: today,
      ...(lifetime.last !== null && { validThrough: lifetime.last }),
    },
  ];
}
