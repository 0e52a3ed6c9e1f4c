// Requests of groups: the form in the shop, and what the office does with what it sends.
import type { groupRequestsContract } from '../../domain/group-requests/group-requests-contract.ts';
import type { Handlers } from '../api/handler.ts';
import type { MailsShop } from '../customers/tries/limit-mails.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { listRequests, type RequestsShop, settleRequest, showRequest } from './office-requests.ts';
import { receiveRequest } from './receive-request.ts';
import { requestKinds } from './request-kinds.ts';
import { forgetRequests } from './request-store.ts';

type GroupRequestsShop = RequestsShop & MailsShop & { readonly jobs: Pick<Jobs, 'write'> };

const A_DAY_SECONDS = 24 * 3600;
const KEPT_MS = 365 * A_DAY_SECONDS * 1000;

export const groupRequestsHandlers: Pick<Handlers<GroupRequestsShop>, keyof typeof groupRequestsContract> = {
  'GET group-request': (shop, _, { language }) => requestKinds(shop, language),
  'POST group-request': (shop, { body }, { language }) => receiveRequest(shop, body, language),
  'GET office/group-requests': (shop, { query }, { language }) => listRequests(shop, query, language),
  'GET office/group-requests/:number': (shop, { params }, { language }) =>
    showRequest(shop, Number(params.number), language),
  'POST office/group-requests/:number/settle': async (shop, { params, body }, caller) => {
    const number = Number(params.number);
    const refused = await settleRequest(shop, { ...body, number, by: actorOf(caller) });
    return refused ?? showRequest(shop, number, caller.language);
  },
};

export const groupRequestsJobs: readonly Job<{ readonly database: Database; readonly now: () => Date }>[] = [
  {
    name: 'forget-group-requests',
    everySeconds: A_DAY_SECONDS,
    work: ({ database, now }) => forgetRequests(database, new Date(now().getTime() - KEPT_MS)),
  },
];
