// Where providers tell what became of a payment: `POST /api/webhooks/{provider}`. A webhook is a hint to ask, never the
// truth itself: settling asks the provider. It may come twice, late, or before the visitor.
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../platform/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentByReference } from './payment-store.ts';
import type { SettlePayment } from './settle-payment.ts';

export type WebhooksOptions = {
  readonly database: Database;
  readonly providers: (name: string) => PaymentProvider | undefined;
  readonly settlePayment: SettlePayment;
};

/** Registers the webhooks of all providers. */
export const webhooks: FastifyPluginAsync<WebhooksOptions> = async (
  app,
  { database, providers, settlePayment },
) => {
  // Signatures are over the bytes that were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { provider: string } }>('/api/webhooks/:provider', async (request, reply) => {
    const provider = providers(request.params.provider);
    if (!provider) return reply.callNotFound();
    const reference = provider.parseWebhook(request.headers, String(request.body ?? ''));
    if (reference === undefined)
      return reply.code(400).send({ code: 'REQUEST_MALFORMED', message: 'signature' });
    const payment = await paymentByReference(database, provider.name, reference);
    if (payment && (payment.state === 'started' || payment.state === 'pending'))
      await settlePayment(payment, { visitorConfirms: false });
    return reply.code(204).send();
  });
};
