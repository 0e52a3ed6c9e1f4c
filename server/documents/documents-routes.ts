// An order's documents for whoever holds its unguessable id: tickets, passes, vouchers, invoices, calendar file, and each
// admission's code as a picture for the screen. What makes them is loaded when one is asked for, not while the door opens.
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { defaultLanguage, isLanguage } from '../../domain/language.ts';
import type { Order } from '../../domain/orders/order.ts';
import { type InvoiceKind, reviewInvoice } from '../orders/review-invoice.ts';
import { DOCUMENT_FILES, reviewOrder } from '../orders/review-order.ts';
import type { DeliverContext } from './mail/deliver-order.ts';
import { orderMuseum } from './order-museum.ts';
import type { TicketMuseum } from './pdf/ticket-museum.ts';

type Kind = Order['documents'][number]['kind'];
type Found = { readonly order: Order; readonly museum: TicketMuseum };
type MakePdf = (found: Found) => Promise<{ readonly name: string; readonly pdf: Buffer } | undefined>;

/** Serves `/documents/{booking_id}/…`: nothing that the order's review does not list. */
export const documents: FastifyPluginAsync<Pick<DeliverContext, 'database' | 'shop' | 'publicUrl'>> = async (
  app,
  { database, shop, publicUrl },
) => {
  const find = async (bookingId: string): Promise<Found | undefined> => {
    const { museum, catalogue, clock } = await shop();
    const order = await reviewOrder(database, bookingId, clock);
    if (!order) return undefined;
    const language = isLanguage(order.language) ? order.language : defaultLanguage(museum.settings.languages);
    return { order, museum: orderMuseum(museum, catalogue, language, order, publicUrl) };
  };
  const has = ({ order }: Found, kind: Kind): boolean => order.documents.some((one) => one.kind === kind);

  const ofInvoice =
    (kind: InvoiceKind): MakePdf =>
    async ({ order, museum }) => {
      const invoice = await reviewInvoice(database, order.booking_id, kind, (await shop()).clock);
      const { invoicePdf } = await import('./invoice/invoice-pdf.ts');
      return invoice && { name: invoice.number, pdf: await invoicePdf(invoice, museum) };
    };
  const pdfs: readonly (readonly [Kind, MakePdf])[] = [
    [
      'tickets',
      async ({ order, museum }) => {
        const { ticketPdf } = await import('./pdf/ticket-pdf.ts');
        return { name: order.number, pdf: await ticketPdf(order, museum) };
      },
    ],
    [
      'passes',
      async ({ order, museum }) => {
        const { passPdf } = await import('./pdf/pass-pdf.ts');
        return { name: `${order.number}-passes`, pdf: await passPdf(order, museum) };
      },
    ],
    [
      'vouchers',
      async ({ order, museum }) => {
        const { voucherPdf } = await import('./pdf/voucher-pdf.ts');
        return { name: `${order.number}-vouchers`, pdf: await voucherPdf(order, museum) };
      },
    ],
    ['invoice', ofInvoice('invoice')],
    ['credit-note', ofInvoice('credit-note')],
  ];

  type Params = { Params: { id: string; barcode: string } };
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  const sendPdf = async (reply: FastifyReply, name: string, pdf: Buffer) =>
    reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).send(pdf);

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  });
  for (const [kind, make] of pdfs)
    app.get<Params>(`/documents/:id/${DOCUMENT_FILES[kind]}`, { config }, async (request, reply) => {
      const found = await find(request.params.id);
      const made = found && has(found, kind) ? await make(found) : undefined;
      return made ? sendPdf(reply, made.name, made.pdf) : reply.callNotFound();
    });
  app.get<Params>(`/documents/:id/${DOCUMENT_FILES.calendar}`, { config }, async (request, reply) => {
    const found = await find(request.params.id);
    if (!found || !has(found, 'calendar')) return reply.callNotFound();
    const { calendarFile } = await import('./calendar/calendar-file.ts');
    const file = calendarFile(found.order, found.museum);
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
      const codes =
        found?.order.state === 'confirmed' ? [...found.order.admissions, ...found.order.vouchers] : [];
      if (!codes.some(({ barcode }) => barcode === request.params.barcode)) return reply.callNotFound();
      const { qrSvg } = await import('./pdf/qr-svg.ts');
      return reply.type('image/svg+xml').send(qrSvg(request.params.barcode));
    },
  );
};
