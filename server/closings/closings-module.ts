// Closing what was sold (operations 3, ADR 133): the job, and the visitor's side. The office's pages are in server/places/closings.
import type { closingsContract } from '../../domain/closings/closings-contract.ts';
import type { Handlers } from '../api/handler.ts';
import type { Job } from '../platform/jobs/job.ts';
import { carryOn } from './carry-on.ts';
import { answerClosedVisit, previewAnswer, showClosedVisit, timesForClosedVisit } from './closed-visit.ts';
import type { ClosingsShop } from './closings-shop.ts';

type VisitorsCalls = Extract<keyof typeof closingsContract, `POST closed-visit${string}`>;

const EVERY_SECONDS = 10;

export const closedVisitHandlers: Pick<Handlers<ClosingsShop>, VisitorsCalls> = {
  'POST closed-visit': (shop, { body }) => showClosedVisit(shop, body.link),
  'POST closed-visit/times': (shop, { body }) => timesForClosedVisit(shop, body.link),
  'POST closed-visit/preview': (shop, { body }) => previewAnswer(shop, body),
  'POST closed-visit/answer': (shop, { body }) => answerClosedVisit(shop, body),
};

export const closingsJobs: readonly Job<ClosingsShop>[] = [
  { name: 'carry-on-closings', everySeconds: EVERY_SECONDS, work: carryOn },
];
