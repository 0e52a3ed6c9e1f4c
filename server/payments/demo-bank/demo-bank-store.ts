// The demo bank's own books (table `demo_bank_payment`), apart from Foyer's, as a real provider's would be.
import type { Language } from '../../../domain/language.ts';
import type { Sql, Statement } from '../../platform/database/sql.ts';
import type { Payer } from '../payment-provider.ts';

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
};

/** `won` and `lost` are from the shop's point of view. */
export type BankDispute = 'open' | 'won' | 'lost';

const columns =
  'id, amount, description, language, express, kind, state, payer, return_url, cancel_url, dispute';

// A real provider's books cost Foyer's database no sync to disk, so these are not synced either. The shop's next commit
// syncs them too, so nothing that the shop relies on is ever missing here.
const relaxed = `relaxed as materialized (select set_config('synchronous_commit', 'off', true))`;

const insertStatement: Statement<never> = {
  name: 'bank-insert',
  text: `
    with ${relaxed}
    insert into demo_bank_payment (id, amount, description, language, express, kind, state, return_url, cancel_url)
    select id, amount, description, language, express, kind, 'open', return_url, cancel_url
    from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::text[], $8::text[])
      as p (id, amount, description, language, express, kind, return_url, cancel_url), relaxed
    on conflict (id) do nothing`,
};

export type NewBankPayment = Omit<BankPayment, 'state' | 'payer' | 'dispute'>;

const findStatement: Statement<BankPayment> = {
  name: 'bank-find',
  text: `select ${columns} from demo_bank_payment where id = $1`,
};

const decideStatement: Statement<BankPayment> = {
  name: 'bank-decide',
  text: `
    with ${relaxed}
    update demo_bank_payment p
    set state = d.state, payer = d.payer::jsonb, pays_at = d.pays_at, webhook_at = d.webhook_at
    from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
      as d (id, state, payer, pays_at, webhook_at), relaxed
    where p.id = d.id and p.state = 'open'
    returning p.${columns.replaceAll(', ', ', p.')}`,
};

export type Decision = {
  readonly id: string;
  readonly state: BankState;
  readonly payer: Payer | undefined;
  readonly paysAt: Date | null;
  readonly webhookAt: Date | null;
};

const payDueStatement: Statement<{ id: string }> = {
  name: 'bank-pay-due',
  text: `
    update demo_bank_payment set state = 'paid', pays_at = null, webhook_at = $2
    where state = 'pending' and pays_at <= $1 returning id`,
};

const dueWebhooksStatement: Statement<{ id: string }> = {
  name: 'bank-due-webhooks',
  text: 'select id from demo_bank_payment where webhook_at <= $1 order by webhook_at limit 100',
};

const webhooksSentStatement: Statement<never> = {
  name: 'bank-webhooks-sent',
  text: 'update demo_bank_payment set webhook_at = null where id = any ($1::text[])',
};

const webhooksFailedStatement: Statement<never> = {
  name: 'bank-webhooks-failed',
  text: `
    update demo_bank_payment set webhook_failures = webhook_failures + 1,
      webhook_at = case when webhook_failures < $3 then $2::timestamptz + power(5, webhook_failures) * interval '1 second' end
    where id = any ($1::text[])`,
};

/** Opens payments; one that is already known stays as it is. */
export async function insertBankPayments(sql: Sql, payments: readonly NewBankPayment[]): Promise<void> {
  await sql.named(insertStatement, [
    payments.map(({ id }) => id),
    payments.map(({ amount }) => amount),
    payments.map(({ description }) => description),
    payments.map(({ language }) => language),
    payments.map(({ express }) => express),
    payments.map(({ kind }) => kind),
    payments.map(({ return_url }) => return_url),
    payments.map(({ cancel_url }) => cancel_url),
  ]);
}

export async function findBankPayment(sql: Sql, id: string): Promise<BankPayment | undefined> {
  return (await sql.named(findStatement, [id]))[0];
}

/** Decides open payments; returns those that were not decided before. */
export async function decideBankPayments(sql: Sql, decisions: readonly Decision[]): Promise<BankPayment[]> {
  return sql.named(decideStatement, [
    decisions.map(({ id }) => id),
    decisions.map(({ state }) => state),
    decisions.map(({ payer }) => (payer ? JSON.stringify(payer) : null)),
    decisions.map(({ paysAt }) => paysAt),
    decisions.map(({ webhookAt }) => webhookAt),
  ]);
}

/** Settles the delayed payments that are due. */
export async function payDue(sql: Sql, now: Date, webhookAt: Date | null): Promise<string[]> {
  return (await sql.named(payDueStatement, [now, webhookAt])).map(({ id }) => id);
}

export async function dueWebhooks(sql: Sql, now: Date): Promise<string[]> {
  return (await sql.named(dueWebhooksStatement, [now])).map(({ id }) => id);
}

export async function noteWebhooksSent(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.named(webhooksSentStatement, [ids]);
}

/** Schedules failed webhooks again after 1, 5, 25, … s, and gives up after `most` more tries. */
export async function noteWebhooksFailed(
  sql: Sql,
  ids: readonly string[],
  now: Date,
  most: number,
): Promise<void> {
  await sql.named(webhooksFailedStatement, [ids, now, most]);
}
