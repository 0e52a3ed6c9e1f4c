// An order's documents for whoever holds its unguessable id: tickets, calendar file, and each admission's code as a
// picture for the screen. What makes them is loaded when one is asked for, not while the door opens.
import type { FastifyPluginAsync } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage } from '../../domain/language.ts';
import type { Order } from '../../domain/orders/order.ts';
import { reviewOrder } from '../orders/review-order.ts';
import type { DeliverContext } from './deliver-order.ts';
import { orderMuseum } from './order-museum.ts';
import type { TicketMuseum } from './ticket-museum.ts';

/** Serves `/documents/{booking_id}/…`. */
export const documents: FastifyPluginAsync<Pick<DeliverContext, 'database' | 'shop'>> = async (
  app,
  { database, shop },
) => {
  const find = async (bookingId: string): Promise<{ order: Order; museum: TicketMuseum } | undefined> => {
    const { museum, catalogue, clock } = await shop();
    const order = await reviewOrder(database, bookingId, clock);
    if (!order) return undefined;
    const language = isLanguage(order.language) ? order.language : DEFAULT_LANGUAGE;
    return { order, museum: orderMuseum(museum, catalogue, language, order) };
  };
  type Params = { Params: { id: string; barcode: string } };
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  });
  app.get<Params>('/documents/:id/tickets.pdf', { config }, async (request, reply) => {
    const found = await find(request.params.id);
    if (!found || found.order.admissions.length === 0) return reply.callNotFound();
    const { ticketPdf } = await import('./ticket-pdf.ts');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${found.order.number}.pdf"`)
      .send(await ticketPdf(found.order, found.museum));
  });
  app.get<Params>('/documents/:id/visit.ics', { config }, async (request, reply) => {
    const found = await find(request.params.id);
    const { calendarFile } = await import('./calendar-file.ts');
    const file = found && calendarFile(found.order, found.museum);
    if (!file) return reply.callNotFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${found.order.number}.ics"`)
      .send(file);
  });
  app.get<Params>(
    '/documents/:id/barcode/:barcode.svg',
    { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const found = await find(request.params.id);
      const known = found?.order.admissions.some(({ barcode }) => barcode === request.params.barcode);
      if (!known) return reply.callNotFound();
      const { qrSvg } = await import('./qr-svg.ts');
      return reply.type('image/svg+xml').send(qrSvg(request.params.barcode));
    },
  );
};
