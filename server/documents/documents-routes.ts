// An order's documents, for anyone with its unguessable id: tickets, passes, vouchers, invoices, calendar file, and
// each admission's code as a picture for the screen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { barcodePath, documentPaths, savedTicketsPath } from '../../domain/addresses.ts';
import { networkOf } from '../platform/network-of.ts';
import type { PapersShop } from './documents-shop.ts';
import { findPapers, hasDocument } from './find-papers.ts';
import { makeCalendar, makePdf, makeSavedTickets, makeXRechnung, PDF_KINDS } from './make-document.ts';
import { previewRoutes } from './preview/preview-routes.ts';

/** `open`: the shop as it is now. */
type Options = { readonly open: () => Promise<PapersShop> };
type Params = { Params: { id: string; line: string; number: string } };

/** Many visitors may share a network: the museum's own, for one. */
const PAPERS = { rateLimit: { max: 240, timeWindow: '1 minute', keyGenerator: networkOfRequest } };
/** Documents that have to be drawn: mostly the mail was there before. */
const DRAWINGS = { max: 60, timeWindow: '1 minute', keyGenerator: networkOfRequest };
/** Seconds. */
const PRINT_RETRY_AFTER = 5;
/** A saved page runs nothing and loads nothing. */
const SAVED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'";
/** A page shows many at once. */
const CODES = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** Serves `/documents/{booking_id}/…`: nothing that the order's review does not list. */
export async function documentsRoutes(app: FastifyInstance, options: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  });
  const limitDrawing = limitDrawings(app);
  await app.register(previewRoutes, { ...options, limitDrawing });
  pdfRoutes(app, options, limitDrawing);
  fileRoutes(app, options);
  ticketRoutes(app, options);
}

function pdfRoutes(
  app: FastifyInstance,
  { open }: Options,
  limitDrawing: ReturnType<typeof limitDrawings>,
): void {
  for (const kind of PDF_KINDS)
    app.get<Params>(documentPaths[kind].route, { config: PAPERS }, async (request, reply) => {
      const shop = await open();
      const papers = await findPapers(shop, request.params.id);
      const admit = () => limitDrawing(request, reply);
      // Should the printer be overloaded, this is when to come back.
      reply.header('retry-after', PRINT_RETRY_AFTER);
      const made =
        papers && hasDocument(papers, kind)
          ? await makePdf(shop, kind, papers, admit, numberIn(request))
          : undefined;
      reply.removeHeader('retry-after');
      return made ? sendPdf(reply, made.name, made.pdf) : reply.callNotFound();
    });
}

/** What other programs read: the invoice for authorities, and the calendar. */
function fileRoutes(app: FastifyInstance, { open }: Options): void {
  app.get<Params>(documentPaths.xrechnung.route, { config: PAPERS }, async (request, reply) => {
    const shop = await open();
    const papers = await findPapers(shop, request.params.id);
    const made =
      papers && hasDocument(papers, 'xrechnung')
        ? await makeXRechnung(shop, papers, numberIn(request))
        : undefined;
    if (!made) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${made.name}.xml"`)
      .send(made.xml);
  });
  app.get<Params>(documentPaths.calendar.route, { config: PAPERS }, async (request, reply) => {
    const papers = await findPapers(await open(), request.params.id);
    const file = papers && hasDocument(papers, 'calendar') ? await makeCalendar(papers) : undefined;
    if (!papers || !file) return reply.callNotFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${papers.order.number}.ics"`)
      .send(file);
  });
}

/** What is shown at the door: the page of saved tickets, and each admission's code. */
function ticketRoutes(app: FastifyInstance, { open }: Options): void {
  app.get<Params>(savedTicketsPath.route, { config: PAPERS }, async (request, reply) => {
    const shop = await open();
    const papers = await findPapers(shop, request.params.id);
    if (papers?.order.state !== 'confirmed' || papers.order.admissions.length === 0)
      return reply.callNotFound();
    const saved = await makeSavedTickets(shop, papers);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', SAVED_POLICY)
      .header('expires', saved.until.toUTCString())
      .send(saved.page);
  });
  app.get<Params>(barcodePath.route, { config: CODES }, async (request, reply) => {
    const { id, line, number } = request.params;
    const order = (await findPapers(await open(), id))?.order;
    const admissions = order?.state === 'confirmed' ? order.admissions : [];
    const asked = admissions.find((one) => String(one.line) === line && String(one.number) === number);
    if (!asked) return reply.callNotFound();
    const { qrSvg } = await import('./pdf/qr-svg.ts');
    return reply.type('image/svg+xml').send(qrSvg(asked.barcode));
  });
}

/** Which paper is asked for, where there are several of a kind. */
function numberIn({ query }: FastifyRequest): string | undefined {
  const { number } = query as { readonly number?: unknown };
  return typeof number === 'string' ? number : undefined;
}

/** Refuses a network that asks for more new documents than a museum's own visitors do. Those that are kept do not count. */
function limitDrawings(app: FastifyInstance) {
  const count = app.createRateLimit(DRAWINGS);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const drawn = await count(request);
    if (drawn.isAllowed || !drawn.isExceeded) return;
    reply.header('retry-after', drawn.ttlInSeconds);
    throw Object.assign(new Error('too many new documents'), { statusCode: 429 });
  };
}

function sendPdf(reply: FastifyReply, name: string, pdf: Buffer) {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(pdf);
}

function networkOfRequest({ ip }: FastifyRequest): string {
  return networkOf(ip);
}
