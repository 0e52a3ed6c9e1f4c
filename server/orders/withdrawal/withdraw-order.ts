// A customer withdraws from a contract (§ 356a BGB). The declaration is stored as it came, with its receipt as a job in
// the same transaction. The order is not looked up here, so that neither the answer nor its timing reveals whether it
// exists. The museum decides about the declaration; no money is returned automatically (ADR 023).
import { type Static, Type } from 'typebox';
import type { Language } from '../../../domain/language.ts';
import { checkWithdrawal, trimWithdrawal, type Withdrawal } from '../../../domain/orders/withdrawal.ts';
import type { WithdrawalReceipt } from '../../../domain/orders/withdrawal-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { countMail, type MailsShop } from '../../customers/tries/limit-mails.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { randomId } from '../../platform/random-id.ts';
import {
  countReceipts,
  findSameWithdrawal,
  findWithdrawalRow,
  insertWithdrawal,
  lockWithdrawalsOf,
  type WithdrawalRow,
} from './withdrawal-store.ts';

export const WITHDRAWAL_RECEIVED = 'withdrawal-received';
export const WithdrawalReceived = Type.Object({ id: Type.String() });
export type WithdrawalReceived = Static<typeof WithdrawalReceived>;

/** A second click or a retry by the browser. */
const SAME_MS = 60_000;
/** A visitor who types another person's address must not be able to fill that mailbox. */
const RECEIPTS_AN_HOUR = 5;
const HOUR_MS = 3600_000;

type WithdrawShop = MailsShop & {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'write'>;
  readonly now: () => Date;
  readonly clock: Pick<MuseumClock, 'fromInstant'>;
};

/** Receives a declaration; returns its receipt, whether or not there is such an order. */
export async function withdrawOrder(
  shop: WithdrawShop,
  given: Omit<Withdrawal, 'part'> & { readonly part?: string },
  language: Language,
): Promise<WithdrawalReceipt | Refusal> {
  const declared = trimWithdrawal({ ...given, part: given.part ?? '' });
  const fields = checkWithdrawal(declared);
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  // The declaration counts in any case; its receipt stands on the page.
  const mayMail = !(await countMail(shop, emailKey(declared.email)));
  const row = await shop.database.transaction((sql) => receive(shop, sql, declared, language, mayMail));
  return receiptOf(row, shop.clock);
}

/** The declaration as it is stored, in the caller's transaction. The same one within a minute is not stored again. */
async function receive(
  { jobs, now }: WithdrawShop,
  sql: Sql,
  declared: Withdrawal,
  language: Language,
  mayMail: boolean,
): Promise<WithdrawalRow> {
  await lockWithdrawalsOf(sql, declared.email);
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const known = await findSameWithdrawal(sql, declared, before(SAME_MS));
  if (known) return known;
  const mailed = mayMail && (await countReceipts(sql, declared.email, before(HOUR_MS))) < RECEIPTS_AN_HOUR;
  const row: WithdrawalRow = { ...declared, id: randomId(), language, mailed, received_at: at };
  await insertWithdrawal(sql, row);
  const job: WithdrawalReceived = { id: row.id };
  if (mailed) await jobs.write(sql, WITHDRAWAL_RECEIVED, job);
  return row;
}

/** A declaration as its author may read it. */
export function receiptOf(
  { name, number, email, part, mailed, received_at }: WithdrawalRow,
  clock: Pick<MuseumClock, 'fromInstant'>,
): WithdrawalReceipt {
  return { name, number, email, part, mailed, received: clock.fromInstant(received_at) };
}

/** A declaration by its id, to write its receipt. */
export function findWithdrawal(sql: Sql, id: string): Promise<WithdrawalRow | undefined> {
  return findWithdrawalRow(sql, id);
}
