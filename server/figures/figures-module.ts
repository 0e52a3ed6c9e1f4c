// The office's calls of reports (operations 4), and what is done for them in the background.
import type { figuresContract } from '../../domain/figures/figures-contract.ts';
import type { reportMailsContract } from '../../domain/figures/report-mails-contract.ts';
import { isReport } from '../../domain/figures/reports.ts';
import { refuse } from '../../domain/refusal.ts';
import { type Caller, type Handlers, staffOf } from '../api/handler.ts';
import type { Job } from '../platform/jobs/job.ts';
import { figuresI18n } from './figures-i18n.ts';
import type { FiguresShop } from './figures-shop.ts';
import type { ReportMailsShop } from './mails/mail-reports.ts';
import { REPORT_DUE, ReportDue } from './mails/report-due-job.ts';
import { endReportMail, leaveReportMail, orderReportMail, ownReportMails } from './mails/report-mails.ts';
import { showReport } from './show-report.ts';
import { sumUpLedger } from './sums/sum-up-ledger.ts';

const SUMS_SECONDS = 300;
const MAILS_SECONDS = 600;

export const figuresHandlers: Pick<
  Handlers<FiguresShop>,
  keyof typeof figuresContract | keyof typeof reportMailsContract
> = {
  'GET office/figures/:report': async (shop, { params: { report }, query }, { language }) => {
    const shown = isReport(report) && (await showReport(shop, report, query, figuresI18n(language)));
    return shown || refuse('REQUEST_MALFORMED');
  },
  'GET office/report-mails': async (shop, _, caller) => ({
    mails: await ownReportMails(shop, staffOf(caller).staffId),
  }),
  'POST office/report-mails': (shop, { body }, caller) =>
    orderReportMail(shop, body, memberOf(caller), figuresI18n(caller.language)),
  'POST office/report-mails/end': (shop, { body }, caller) => endReportMail(shop, body.id, memberOf(caller)),
  'POST office/report-mails/leave': (shop, { body }, { address }) => leaveReportMail(shop, body.id, address),
};

function memberOf(caller: Caller) {
  return { kind: 'staff', staffId: staffOf(caller).staffId, address: caller.address } as const;
}

export const figuresJobs: readonly Job<ReportMailsShop>[] = [
  { name: 'ledger-sums', everySeconds: SUMS_SECONDS, work: sumUpLedger },
  {
    name: 'mail-reports',
    everySeconds: MAILS_SECONDS,
    work: async (shop) => {
      const { mailReports } = await import('./mails/mail-reports.ts');
      await mailReports(shop);
    },
  },
  {
    name: REPORT_DUE,
    data: ReportDue,
    work: async (shop, due: ReportDue) => {
      const { deliverReport } = await import('./mails/mail-reports.ts');
      await deliverReport(shop, due);
    },
  },
];
