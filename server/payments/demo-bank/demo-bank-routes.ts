// The demo bank's door: `/demo-bank/{paymentId}` (decisions 4). A form post does what the buttons do, so that load can
// be driven without a browser.
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../../domain/language.ts';
import type { Payer } from '../payment-provider.ts';
import { BANK_STYLE, bankNotice, bankPage } from './demo-bank-page.ts';
import { BANK_DECISIONS, type BankDecision, type DemoBank } from './demo-bank-provider.ts';
import type { BankPayment } from './demo-bank-store.ts';

const HTML = 'text/html; charset=utf-8';
const DEMO_PAYER: Payer = { name: 'Ada Lovelace', email: 'ada@example.org' };
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Params = { Params: { id: string } };
type Form = Params & { Body: { decision?: unknown; email?: unknown; name?: unknown } | undefined };

const isDecision = (text: unknown): text is BankDecision => BANK_DECISIONS.some((decision) => decision === text);

/** Chromium applies `form-action` to where a form's answer redirects, so the shop's address must be in it. */
const policyFor = ({ return_url, cancel_url }: Pick<BankPayment, 'return_url' | 'cancel_url'>): string => {
  const origins = [...new Set([new URL(return_url).origin, new URL(cancel_url).origin])].join(' ');
  return `default-src 'none'; style-src 'self'; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`;
};

const payerOf = (body: Form['Body']): Payer => ({
  name: typeof body?.name === 'string' ? body.name.trim() : '',
  email: typeof body?.email === 'string' ? body.email.trim() : '',
});

const sendBankPage = (reply: FastifyReply, payment: BankPayment, html: string, status = 200) =>
  reply
    .code(status)
    .headers({ 'content-security-policy': policyFor(payment), 'cache-control': 'no-store' })
    .type(HTML)
    .send(html);

/** Where the browser goes after a decision, whoever took it. */
const addressAfter = (payment: BankPayment): string =>
  payment.state === 'canceled' ? payment.cancel_url : payment.return_url;

/** Registers the bank's page, its decisions and its style. */
export const demoBankRoutes: FastifyPluginAsync<{ bank: DemoBank }> = async (app, { bank }) => {
  await app.register(formbody, { bodyLimit: 8 * 1024 });

  app.get('/demo-bank/style.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(BANK_STYLE),
  );
  app.get<Params>('/demo-bank/:id', async ({ params }, reply) => {
    const payment = await bank.find(params.id);
    if (!payment) return reply.code(404).type(HTML).send(bankNotice(DEFAULT_LANGUAGE, 'bank.unknown'));
    if (payment.state !== 'open') return reply.redirect(addressAfter(payment), 303);
    return sendBankPage(reply, payment, bankPage(payment, payment.express ? DEMO_PAYER : undefined));
  });
  app.post<Form>('/demo-bank/:id', async ({ params, body }, reply) => {
    const payment = await bank.find(params.id);
    if (!payment) return reply.code(404).type(HTML).send(bankNotice(DEFAULT_LANGUAGE, 'bank.unknown'));
    if (!isDecision(body?.decision))
      return sendBankPage(reply, payment, bankNotice(payment.language, 'bank.undecided'), 400);
    const payer = payment.express ? payerOf(body) : undefined;
    const pays = body.decision === 'pay' || body.decision === 'later';
    if (pays && payer && payment.state === 'open' && !EMAIL.test(payer.email))
      return sendBankPage(reply, payment, bankPage(payment, payer, true), 422);
    const decided = await bank.decide(params.id, body.decision, payer);
    return reply.redirect(addressAfter(decided ?? payment), 303);
  });
};
