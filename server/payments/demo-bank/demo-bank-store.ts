// The demo bank's own books (table `demo_bank_payment`), apart from Foyer's, as a real provider's would be.
import { sql as raw } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, plannedOnce, statement } from '../../platform/database/statement.ts';
import type { Payer } from '../payment-provider.ts';
import { checkPayer } from '../stored-payer.ts';

export type BankState = 'open' | 'pending' | 'paid' | 'declined' | 'canceled' | 'refunded';

export type BankPayment = {
  id: string;
  amount: number;
  description: string;
  language: Language;
  express: boolean;
  /** What the visitor pays with. */
  kind: string;
  state: BankState;
  payer: Payer | null;
  return_url: string;
  cancel_url: string;
  dispute: BankDispute | null;
  /** What the payer's bank has taken, or had. */
  dispute_amount: number | null;
};

/** `won` and `lost` are from the shop's point of view. */
export type BankDispute = 'open' | 'won' | 'lost';

// A real provider's books cost Foyer's database no sync to disk, so these are not synced either. The shop's next commit
// syncs them too, so nothing that the shop relies on is ever missing here. Kysely has no words for it: hence by hand.
const relaxed = raw`relaxed as materialized (select set_config('synchronous_commit', 'off', true))`;

const insertStatement = plannedOnce(
  byHand(
    'bank-insert',
    {
      ids: list(text()),
      amounts: list(int()),
      descriptions: list(text()),
      languages: list(text<Language>()),
      express: list(boolean()),
      kinds: list(text()),
      return_urls: list(text()),
      cancel_urls: list(text()),
    },
    {},
    (given) => raw`
    with ${relaxed}
    insert into demo_bank_payment (id, amount, description, language, express, kind, state, return_url, cancel_url)
    select id, amount, description, language, express, kind, 'open', return_url, cancel_url
    from unnest(${given.ids}, ${given.amounts}, ${given.descriptions}, ${given.languages}, ${given.express},
        ${given.kinds}, ${given.return_urls}, ${given.cancel_urls})
      as p (id, amount, description, language, express, kind, return_url, cancel_url), relaxed
    on conflict (id) do nothing`,
  ),
);

export type NewBankPayment = Omit<BankPayment, 'state' | 'payer' | 'dispute' | 'dispute_amount'>;

const findStatement = plannedOnce(
  statement('bank-find', { id: text() }, ({ id }) =>
    build
      .selectFrom('demo_bank_payment')
      .select([
        'id',
        'amount',
        'description',
        'language',
        'express',
        'kind',
        'state',
        'payer',
        'return_url',
        'cancel_url',
        'dispute',
        'dispute_amount',
      ])
      .where('id', '=', id)
      .$narrowType<{ language: Language; payer: Payer | null }>(),
  ),
);

const decideStatement = plannedOnce(
  byHand(
    'bank-decide',
    {
      ids: list(text()),
      states: list(text<BankState>()),
      payers: list(nullable(jsonb<Payer>())),
      pays_at: list(nullable(instant())),
      webhook_at: list(nullable(instant())),
    },
    {
      id: text(),
      amount: int(),
      description: text(),
      language: text<Language>(),
      express: boolean(),
      kind: text(),
      state: text<BankState>(),
      payer: nullable(jsonb<Payer>()),
      return_url: text(),
      cancel_url: text(),
      dispute: nullable(text<BankDispute>()),
      dispute_amount: nullable(int()),
    },
    ({ ids, states, payers, pays_at, webhook_at }) => raw`
    with ${relaxed}
    update demo_bank_payment p
    set state = d.state, payer = d.payer, pays_at = d.pays_at, webhook_at = d.webhook_at
    from unnest(${ids}, ${states}, ${payers}, ${pays_at}, ${webhook_at})
      as d (id, state, payer, pays_at, webhook_at), relaxed
    where p.id = d.id and p.state = 'open'
    returning p.id, p.amount, p.description, p.language, p.express, p.kind, p.state, p.payer, p.return_url,
      p.cancel_url, p.dispute, p.dispute_amount`,
  ),
);

export type Decision = {
  readonly id: string;
  readonly state: BankState;
  readonly payer: Payer | undefined;
  readonly paysAt: Date | null;
  readonly webhookAt: Date | null;
};

const payDueStatement = statement(
  'bank-pay-due',
  { now: instant(), webhook_at: nullable(instant()) },
  ({ now, webhook_at }) =>
    build
      .updateTable('demo_bank_payment')
      .set({ state: 'paid', pays_at: null, webhook_at })
      .where('state', '=', 'pending')
      .where('pays_at', '<=', now)
      .returning('id'),
);

const dueWebhooksStatement = statement('bank-due-webhooks', { now: instant() }, ({ now }) =>
  build
    .selectFrom('demo_bank_payment')
    .select('id')
    .where('webhook_at', '<=', now)
    .orderBy('webhook_at')
    .limit(100),
);

const webhooksSentStatement = plannedOnce(
  statement('bank-webhooks-sent', { ids: list(text()) }, ({ ids }) =>
    build.updateTable('demo_bank_payment').set({ webhook_at: null }).where('id', '=', any(ids)),
  ),
);

// By hand: the pause grows with the failures, inside the statement that counts them.
const webhooksFailedStatement = byHand(
  'bank-webhooks-failed',
  { ids: list(text()), now: instant(), most: int() },
  {},
  ({ ids, now, most }) => raw`
    update demo_bank_payment set webhook_failures = webhook_failures + 1,
      webhook_at = case when webhook_failures < ${most} then ${now} + power(5, webhook_failures) * interval '1 second' end
    where id = any (${ids})`,
);

/** Opens payments; one that is already known stays as it is. */
export async function insertBankPayments(sql: Sql, payments: readonly NewBankPayment[]): Promise<void> {
  await sql.run(insertStatement, {
    ids: payments.map(({ id }) => id),
    amounts: payments.map(({ amount }) => amount),
    descriptions: payments.map(({ description }) => description),
    languages: payments.map(({ language }) => language),
    express: payments.map(({ express }) => express),
    kinds: payments.map(({ kind }) => kind),
    return_urls: payments.map(({ return_url }) => return_url),
    cancel_urls: payments.map(({ cancel_url }) => cancel_url),
  });
}

export async function findBankPayment(sql: Sql, id: string): Promise<BankPayment | undefined> {
  const payment = await sql.first(findStatement, { id });
  return payment && checkPayer('demo_bank_payment', payment);
}

/** Decides open payments; returns those that were not decided before. */
export function decideBankPayments(sql: Sql, decisions: readonly Decision[]): Promise<BankPayment[]> {
  return sql.all(decideStatement, {
    ids: decisions.map(({ id }) => id),
    states: decisions.map(({ state }) => state),
    payers: decisions.map(({ payer }) => payer ?? null),
    pays_at: decisions.map(({ paysAt }) => paysAt),
    webhook_at: decisions.map(({ webhookAt }) => webhookAt),
  });
}

/** Settles the delayed payments that are due. */
export async function payDue(sql: Sql, now: Date, webhookAt: Date | null): Promise<string[]> {
  return (await sql.all(payDueStatement, { now, webhook_at: webhookAt })).map(({ id }) => id);
}

export async function dueWebhooks(sql: Sql, now: Date): Promise<string[]> {
  return (await sql.all(dueWebhooksStatement, { now })).map(({ id }) => id);
}

export async function noteWebhooksSent(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.run(webhooksSentStatement, { ids });
}

/** Schedules failed webhooks again after 1, 5, 25, … s, and gives up after `most` more tries. */
export async function noteWebhooksFailed(
  sql: Sql,
  ids: readonly string[],
  now: Date,
  most: number,
): Promise<void> {
  await sql.run(webhooksFailedStatement, { ids, now, most });
}
