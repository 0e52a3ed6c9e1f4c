// `POST group-request` (operations 5): stored as it came, with its confirmation as a job in the same transaction. Whoever types
// somebody else's address cannot fill that mailbox: mails are counted by the address, as all that strangers can cause.
import { type Static, Type } from 'typebox';
import { checkRequest, type GroupRequest, trimRequest } from '../../domain/group-requests/group-request.ts';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { givenAnswers } from '../../domain/tours/tour-questions.ts';
import { emailKey } from '../credentials/email-key.ts';
import { countMail, type MailsShop } from '../customers/tries/limit-mails.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { requestKinds } from './request-kinds.ts';
import {
  findRequest,
  insertRequest,
  lastRequestOf,
  lockRequestsOf,
  type NewRequest,
  type RequestRow,
} from './request-store.ts';

export type { RequestRow };

export const GROUP_REQUESTED = 'group-requested';
export const GroupRequested = Type.Object({ number: Type.Integer() });
export type GroupRequested = Static<typeof GroupRequested>;

/** A second click or a retry by the browser. */
const SAME_MS = 60_000;

type ReceivingShop = MailsShop & {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'write'>;
  readonly now: () => Date;
};

type Received = { readonly number: number; readonly mailed: boolean };

export async function receiveRequest(
  shop: ReceivingShop,
  { kind, ...asked }: GroupRequest & { readonly kind: string },
  language: Language,
): Promise<Received | Refusal> {
  const wanted = requestKinds(shop, language)?.find(({ id }) => id === kind);
  if (!wanted) return refuse('FIELDS_INVALID', { fields: { kind: ['OPTION_UNKNOWN'] } });
  const request = trimRequest(asked);
  const fields = checkRequest(request, wanted.questions);
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  const mayMail = !(await countMail(shop, emailKey(request.email)));
  const row: NewRequest = {
    ...request,
    kind,
    people: Number(request.people),
    answers: givenAnswers(wanted.questions, request.answers),
    language,
    mailed: mayMail,
    received_at: shop.now(),
  };
  return shop.database.transaction((sql) => store(shop, sql, row));
}

async function store({ jobs, now }: ReceivingShop, sql: Sql, row: NewRequest): Promise<Received> {
  await lockRequestsOf(sql, row.email);
  const last = await lastRequestOf(sql, row.email, new Date(now().getTime() - SAME_MS));
  if (last && contentOf(last) === contentOf(row)) return { number: last.number, mailed: last.mailed };
  const number = await insertRequest(sql, row);
  await jobs.write(sql, GROUP_REQUESTED, { number } satisfies GroupRequested);
  return { number, mailed: row.mailed };
}

/** Everything that was typed. */
function contentOf({ kind, name, organisation, phone, people, days, wishes, answers }: NewRequest): string {
  const texts = answers.map(({ qId, text }) => [qId, text]);
  return JSON.stringify([kind, name, organisation, phone, people, days, wishes, texts]);
}

/** A request by its number, to write its mails. */
export function requestToMail(sql: Sql, number: number): Promise<RequestRow | undefined> {
  return findRequest(sql, number);
}
