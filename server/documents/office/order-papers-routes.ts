// The papers of an order for staff, by its number and with the office's session: its page in the office leads to none of the
// addresses that open the order to everybody who has them (ADR 048, ADR 131).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeOrderPaperPath } from '../../../domain/office-addresses.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { orderToReturn } from '../../orders/returns/order-returns.ts';
import { mayOpen, type StaffFiles, sendRefusal } from '../../staff/files/staff-files.ts';
import type { PapersShop } from '../documents-shop.ts';
import { type DocumentKind, findPapers, type Papers } from '../find-papers.ts';
import { makeCalendar, makePdf, makeXRechnung } from '../make-document.ts';

type Options = StaffFiles & { readonly open: () => Promise<PapersShop> };
type Request = FastifyRequest<{ Params: { number: string; file: string }; Querystring: { number?: string } }>;
type File = { readonly type: string; readonly name: string; readonly content: Buffer | string };

/** Serves `/office/papers/{order}/{kind}`, `?number=` where there are several of a kind. */
export async function orderPapersRoutes(
  app: FastifyInstance,
  { open, verify, explain }: Options,
): Promise<void> {
  app.get(officeOrderPaperPath.route, async (request: Request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const shop = await open();
    const staff = mayOpen(await verify(request.headers.cookie), ['orders.read']);
    if (isRefusal(staff)) return sendRefusal(reply, shop.museum.settings.languages, explain, staff);
    const { number, file } = request.params;
    const order = await orderToReturn(shop.database, number);
    const papers = order && (await findPapers(shop, order.booking_id));
    const kind = papers?.order.documents.find((one) => one.kind === file)?.kind;
    const made = papers && kind && (await make(shop, papers, kind, request.query.number));
    if (!made) return reply.callNotFound();
    const { type, name, content } = made;
    return reply.type(type).header('content-disposition', `inline; filename="${name}"`).send(content);
  });
}

async function make(
  shop: PapersShop,
  papers: Papers,
  kind: DocumentKind,
  number: string | undefined,
): Promise<File | undefined> {
  if (kind === 'calendar') {
    const content = await makeCalendar(papers);
    return content
      ? { type: 'text/calendar; charset=utf-8', name: `${papers.order.number}.ics`, content }
      : undefined;
  }
  if (kind === 'xrechnung') {
    const made = await makeXRechnung(shop, papers, number);
    return made && { type: 'application/xml; charset=utf-8', name: `${made.name}.xml`, content: made.xml };
  }
  const made = await makePdf(shop, kind, papers, async () => {}, number);
  return made && { type: 'application/pdf', name: `${made.name}.pdf`, content: made.pdf };
}
