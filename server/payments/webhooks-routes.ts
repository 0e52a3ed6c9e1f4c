// Providers send webhooks about payments here: `POST /api/webhooks/{provider}`. A webhook is only a reason to ask:
// settling asks the provider, also about decided payments, because money can go back later. It may come twice, late, in
// any order, with several events, or before the visitor.

import type { FastifyInstance } from 'fastify';
import { webhookPath } from '../../domain/addresses.ts';
import { limitWebhooks } from './guard/limit-webhooks.ts';
import { paymentByReference } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { configuredProvider } from './provider-registry.ts';
import { settlePayment } from './settle-payment.ts';

/** What providers call payments; the database could not even be asked about some other texts. */
const REFERENCE = /^[\x21-\x7e]{1,255}$/;

export type WebhooksOptions = { readonly payments: Payments };

/** Registers the webhooks of all providers. */
export async function webhooks(app: FastifyInstance, { payments: shop }: WebhooksOptions): Promise<void> {
  // Signatures cover the exact bytes that were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const mayAsk = limitWebhooks();

  app.post<{ Params: { provider: string } }>(webhookPath.route, async (request, reply) => {
    const provider = configuredProvider(shop.providers, request.params.provider);
    if (!provider) return reply.callNotFound();
    const webhook = provider.parseWebhook(String(request.body ?? ''), request.headers);
    if (!webhook?.events.every(({ reference }) => REFERENCE.test(reference)))
      return reply.code(400).send({ code: 'REQUEST_MALFORMED', message: 'signature or body' });
    const references = new Set(webhook.events.map(({ reference }) => reference));
    for (const reference of references) {
      const payment = await paymentByReference(shop.database, provider.name, reference);
      if (!payment) continue;
      if (provider.hasUnsignedWebhooks && !(await mayAsk(reference)))
        return reply.code(429).header('retry-after', '600').send();
      await settlePayment(shop, payment, { visitorConfirms: false, askAgain: true });
    }
    const { status, body } = webhook.answer;
    return body === undefined ? reply.code(status).send() : reply.code(status).type('text/plain').send(body);
  });
}
