// Invoices and credit notes for staff, by their number and with the office's session: no address that opens an order to everybody.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officePaperPath, officeXmlPath } from '../../../domain/office-addresses.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { bookingOfInvoice } from '../../orders/invoices/list-invoices.ts';
import { mayOpen, type StaffFiles, sendRefusal } from '../../staff/files/staff-files.ts';
import type { PapersShop } from '../documents-shop.ts';
import { findPapers, type Papers } from '../find-papers.ts';
import { makePdf, makeXRechnung } from '../make-document.ts';

type Options = StaffFiles & { readonly open: () => Promise<PapersShop> };
type Request = FastifyRequest<{ Params: { number: string } }>;
type Kind = 'invoice' | 'credit-note';
type File = { readonly type: string; readonly disposition: string; readonly content: Buffer | string };
type Make = (shop: PapersShop, papers: Papers, kind: Kind, number: string) => Promise<File | undefined>;

/** Serves `/office/papers/{number}.pdf` and `.xml`. */
export async function papersRoutes(app: FastifyInstance, { open, verify, explain }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  const answer = async (request: Request, reply: FastifyReply, make: Make) => {
    const shop = await open();
    const staff = mayOpen(await verify(request.headers.cookie), ['invoices.read']);
    if (isRefusal(staff)) return sendRefusal(reply, shop.museum.settings.languages, explain, staff);
    const { number } = request.params;
    const found = await bookingOfInvoice(shop.database, number);
    const papers = found && (await findPapers(shop, found.booking_id));
    const file = papers && (await make(shop, papers, found.kind, number));
    if (!file) return reply.callNotFound();
    return reply.type(file.type).header('content-disposition', file.disposition).send(file.content);
  };
  app.get(officePaperPath.route, (request: Request, reply) => answer(request, reply, pdfFile));
  app.get(officeXmlPath.route, (request: Request, reply) => answer(request, reply, xmlFile));
}

async function pdfFile(...[shop, papers, kind, number]: Parameters<Make>): Promise<File | undefined> {
  const made = await makePdf(shop, kind, papers, async () => {}, number);
  return (
    made && {
      type: 'application/pdf',
      disposition: `inline; filename="${made.name}.pdf"`,
      content: made.pdf,
    }
  );
}

async function xmlFile(...[shop, papers, , number]: Parameters<Make>): Promise<File | undefined> {
  const made = await makeXRechnung(shop, papers, number);
  return (
    made && {
      type: 'application/xml; charset=utf-8',
      disposition: `attachment; filename="${made.name}.xml"`,
      content: made.xml,
    }
  );
}
