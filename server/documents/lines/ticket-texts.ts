import type { DayTicketOrderLine, TicketOrderLine } from '../../../domain/tickets/ticket-order-line.ts';
import { countedPart, NO_BOOKING, type ProductTexts } from './product-texts.ts';
import { visitLineTime } from './visit-time.ts';

/** Tickets and day tickets: for a time, a day, or any day of the run. */
export const ticketTexts: ProductTexts<TicketOrderLine | DayTicketOrderLine> = {
  when: visitLineTime,
  booking: () => NO_BOOKING,
  partText: countedPart,
  partWithoutPrice: countedPart,
  facts: () => [],
  isForGroup: () => false,
  paysForAll: () => false,
  untaxed: 'exempt',
};
