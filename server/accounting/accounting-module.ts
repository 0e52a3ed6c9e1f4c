// The office's calls of what the accountant gets, and of days that are closed (operations 4).
import type { accountingContract } from '../../domain/accounting/accounting-contract.ts';
import type { dayClosingsContract } from '../../domain/accounting/day-closings-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import { type Handlers, staffOf } from '../api/handler.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { AccountingShop } from './accounting-shop.ts';
import { showBatch } from './datev/show-batch.ts';
import { closeDay, closeDaysByThemselves } from './days/close-day.ts';
import { showDay, showDays } from './days/show-days.ts';

const CLOSING_SECONDS = 3600;

type Calls = keyof typeof accountingContract | keyof typeof dayClosingsContract;

export const accountingHandlers: Pick<Handlers<AccountingShop>, Calls> = {
  'GET office/accounting/batch': async (shop, { query }) =>
    (await showBatch(shop, query)) ?? refuse('REQUEST_MALFORMED'),
  'GET office/day-closings': async (shop, { query }) =>
    (await showDays(shop, query)) ?? refuse('REQUEST_MALFORMED'),
  'GET office/day-closings/:day': async (shop, { params }) =>
    (await showDay(shop, params.day)) ?? refuse('NOT_FOUND'),
  'POST office/day-closings/:day': async (shop, { params, body }, caller) => {
    const { staffId } = staffOf(caller);
    const by = { kind: 'staff', staffId, address: caller.address } as const;
    return (await closeDay(shop, { ...params, ...body, by })) ?? {};
  },
};

export const accountingJobs: readonly Job<AccountingShop>[] = [
  {
    name: 'close-days',
    everySeconds: CLOSING_SECONDS,
    work: async (shop) => void (await closeDaysByThemselves(shop)),
  },
];
