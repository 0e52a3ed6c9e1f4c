// Previews of vouchers (ADR 080): the form of a voucher's page is sent to a page of its own, by POST, so that the greeting stands in
// no address.
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { PRESENT_PREVIEW_PATH, VOUCHER_PREVIEW_PATH } from '../../../domain/addresses.ts';
import type { PapersShop } from '../documents-shop.ts';

const text = Type.String({ maxLength: 2000, default: '' });
const Form = Type.Object({
  voucher: Type.String({ maxLength: 64 }),
  language: text,
  amount: text,
  greeting: text,
  to: text,
  from: text,
});
type Body = { Body: Static<typeof Form> };

type Options = {
  /** The shop as it is now. */
  readonly open: () => Promise<PapersShop>;
  /** Counts a document that has to be drawn; it throws to refuse. */
  readonly limitDrawing: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** A preview runs nothing and loads nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'";

export async function previewRoutes(app: FastifyInstance, { open, limitDrawing }: Options): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  app.post<Body>(VOUCHER_PREVIEW_PATH, { schema: { body: Form } }, async (request, reply) => {
    const { previewPdf } = await import('./preview-voucher.ts');
    const pdf = await previewPdf(await open(), request.body, () => limitDrawing(request, reply));
    if (!pdf) return reply.callNotFound();
    return reply.type('application/pdf').header('content-disposition', 'inline').send(pdf);
  });
  app.post<Body>(PRESENT_PREVIEW_PATH, { schema: { body: Form } }, async (request, reply) => {
    await limitDrawing(request, reply);
    const { previewMail } = await import('./preview-voucher.ts');
    const page = await previewMail(await open(), request.body);
    if (!page) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page);
  });
}
