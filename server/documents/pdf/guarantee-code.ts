// The QR code of the notice on the legal guarantee, drawn once for each language. It is the same for every visitor.
import type { FastifyInstance } from 'fastify';
import { guaranteeCodePath } from '../../../domain/addresses.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { guaranteePage } from '../../../domain/merchandise/guarantee-page.ts';

/** Serves `/documents/guarantee/{language}.svg`. */
export async function guaranteeCode(app: FastifyInstance): Promise<void> {
  for (const language of LANGUAGES) {
    let drawn: string | undefined;
    app.get(guaranteeCodePath({ language }), async (_request, reply) => {
      const { qrSvg } = await import('./qr-svg.ts');
      drawn ??= qrSvg(guaranteePage(language));
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawn);
    });
  }
}
