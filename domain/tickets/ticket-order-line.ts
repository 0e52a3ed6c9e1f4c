// Tickets as an order keeps them; `title` is the event.
import { type Static, Type } from 'typebox';
import { visitFields } from '../products/order-line-fields.ts';

export const TicketOrderLine = Type.Object({ type: Type.Literal('ticket'), ...visitFields });
export type TicketOrderLine = Static<typeof TicketOrderLine>;

export const DayTicketOrderLine = Type.Object({ type: Type.Literal('dayTicket'), ...visitFields });
export type DayTicketOrderLine = Static<typeof DayTicketOrderLine>;
