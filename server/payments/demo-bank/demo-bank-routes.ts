// The demo bank's pages: `/demo-bank/{paymentId}` (spec decisions 4). A form post does what the buttons do, so that
// load can be driven without a browser.
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_BANK_STYLE_PATH, demoBankPath } from '../../../domain/addresses.ts';
import type { Language } from '../../../domain/language.ts';
import { acceptedLanguage } from '../../api/accepted-language.ts';
import type { Payer } from '../payment-provider.ts';
import type { DemoBank } from './demo-bank.ts';
import {
  BANK_DECISIONS,
  type BankDecision,
  decideForVisitor,
  findForVisitor,
} from './demo-bank-decisions.ts';
import { BANK_STYLE, bankNotice, bankPage, type PayerProblems } from './demo-bank-page.ts';
import type { BankPayment } from './demo-bank-store.ts';

const HTML = 'text/html; charset=utf-8';
const DEMO_PAYER: Payer = { name: 'Ada Lovelace', email: 'ada@example.org' };
// Names have no control characters, and the database does not accept all of them; the address must be one that mail can
// reach.
const EMAIL = /^[^\s@,;:<>()"\p{Cc}\p{Cs}]+@[^\s@,;:<>()"\p{Cc}\p{Cs}]+\.[^\s@,;:<>()"\p{Cc}\p{Cs}]+$/u;
const NAME = /^[^\p{Cc}\p{Cs}]{1,120}$/u;
const MOST_EMAIL_LENGTH = 254;
const ID = /^[\w-]{1,64}$/;

type Params = { Params: { id: string } };
type Form = Params & { Body: { decision?: unknown; email?: unknown; name?: unknown } | undefined };

export type DemoBankRoutesOptions = {
  readonly bank: DemoBank;
  /** While this is false the bank has no pages, so that visitors cannot pay without real money. */
  readonly isOn: () => boolean;
  /** The museum's default language, for visitors whose browser asks for none that the shop speaks. */
  readonly museumLanguage: () => Language;
};

/** Registers the bank's page, its decisions and its style. */
export async function demoBankRoutes(
  app: FastifyInstance,
  { bank, isOn, museumLanguage }: DemoBankRoutesOptions,
): Promise<void> {
  const languageOf = (request: FastifyRequest) => acceptedLanguage(request) ?? museumLanguage();
  await app.register(formbody, { bodyLimit: 8 * 1024 });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isOn()) return reply.callNotFound();
  });

  app.get(DEMO_BANK_STYLE_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(BANK_STYLE),
  );
  const find = async (id: string) => (ID.test(id) ? findForVisitor(bank, id) : undefined);

  app.get<Params>(demoBankPath.route, async (request, reply) => {
    if (bank.mood.down) return sendNotice(reply, 503, languageOf(request));
    const payment = await find(request.params.id);
    if (!payment) return sendNotice(reply, 404, languageOf(request));
    if (payment.state !== 'open') return reply.redirect(addressAfter(payment), 303);
    return sendBankPage(reply, payment, bankPage(payment, payment.express ? DEMO_PAYER : undefined));
  });
  app.post<Form>(demoBankPath.route, async (request, reply) => {
    if (bank.mood.down) return sendNotice(reply, 503, languageOf(request));
    const { params, body } = request;
    const payment = await find(params.id);
    if (!payment) return sendNotice(reply, 404, languageOf(request));
    if (!isDecision(body?.decision))
      return sendBankPage(reply, payment, bankNotice(payment.language, 'bank.undecided'), 400);
    const payer = payment.express ? payerOf(body) : undefined;
    const pays = body.decision === 'pay' || body.decision === 'later';
    const wrong = pays && payer && payment.state === 'open' ? problemsOf(payer) : undefined;
    if (wrong?.name || wrong?.email)
      return sendBankPage(reply, payment, bankPage(payment, payer, wrong), 422);
    const decided = await decideForVisitor(bank, params.id, body.decision, pays ? payer : undefined);
    return reply.redirect(addressAfter(decided ?? payment), 303);
  });
}

function isDecision(text: unknown): text is BankDecision {
  return BANK_DECISIONS.some((decision) => decision === text);
}

/** Chromium applies `form-action` also to redirects after a form, so the policy must include the shop's address. */
function policyFor({ return_url, cancel_url }: Pick<BankPayment, 'return_url' | 'cancel_url'>): string {
  const origins = [...new Set([new URL(return_url).origin, new URL(cancel_url).origin])].join(' ');
  return `default-src 'none'; style-src 'self'; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`;
}

function payerOf(body: Form['Body']): Payer {
  return {
    name: typeof body?.name === 'string' ? body.name.trim() : '',
    email: typeof body?.email === 'string' ? body.email.trim() : '',
  };
}

function problemsOf({ name, email }: Payer): PayerProblems {
  return {
    name: !NAME.test(name),
    email: !EMAIL.test(email) || email.length > MOST_EMAIL_LENGTH,
  };
}

function sendNotice(reply: FastifyReply, status: 404 | 503, language: Language) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(HTML)
    .send(bankNotice(language, status === 404 ? 'bank.unknown' : 'bank.down'));
}

function sendBankPage(reply: FastifyReply, payment: BankPayment, html: string, status = 200) {
  return reply
    .code(status)
    .headers({ 'content-security-policy': policyFor(payment), 'cache-control': 'no-store' })
    .type(HTML)
    .send(html);
}

/** Where the browser goes after a decision. */
function addressAfter(payment: BankPayment): string {
  return payment.state === 'canceled' ? payment.cancel_url : payment.return_url;
}
