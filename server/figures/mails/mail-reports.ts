// Each Monday, whoever has ordered a report gets it by mail, about the week before (operations 4, ADR 107): once, in their language,
// and only while they may see it in the office. Each is a job of its own: one that does not leave is tried again, and keeps no other
// waiting.

import { isReport } from '../../../domain/figures/reports.ts';
import { addDays, at, type ClockTime, type Day, weekday } from '../../../domain/museum-time.ts';
import { officePaths, officePathWith, officeReportMailAddress } from '../../../domain/office-addresses.ts';
import type { MailShop } from '../../documents/documents-shop.ts';
import { messageIdOf } from '../../documents/mail/deliver-order.ts';
import { REPORT_MAIL } from '../../documents/mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../../documents/mail/send-mail.ts';
import { sendOnce } from '../../documents/mail/send-once.ts';
import { orderMuseum } from '../../documents/museum/order-museum.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { permissionsOfMember, readerOfMember } from '../../staff/members/permissions-of-member.ts';
import { figuresI18n } from '../figures-i18n.ts';
import type { FiguresShop } from '../figures-shop.ts';
import { makeReportFile } from '../files/make-report-file.ts';
import { showReport } from '../show-report.ts';
import { REPORT_DUE, type ReportDue } from './report-due-job.ts';
import { reportMail } from './report-mail.ts';
import { queryOf } from './report-mails.ts';
import {
  deleteReportMail,
  findReportMail,
  queueReportMails,
  type ReportMailRow,
} from './report-mails-store.ts';

/** Before people come to work, and after the last sales of the night. */
const HOUR: ClockTime = '06:00';

export type ReportMailsShop = FiguresShop & MailShop & { readonly jobs: Pick<Jobs, 'writeAll'> };

/** Hands over what is due and was not yet handed over for this Monday, each with a job of its own in the transaction that notes it. */
export async function mailReports({ database, clock, jobs }: ReportMailsShop): Promise<void> {
  const today = clock.today();
  const monday = addDays(today, 1 - weekday(today));
  if (clock.now() < at(monday, HOUR)) return;
  await database.transaction(async (sql) => {
    const ids = await queueReportMails(sql, monday, clock.toInstant(at(monday, HOUR)));
    const written = ids.map((id): ReportDue => ({ id, monday }));
    if (written.length > 0) await jobs.writeAll(sql, REPORT_DUE, written);
  });
}

/** Sends one, unless it has left already. */
export async function deliverReport(shop: ReportMailsShop, { id, monday }: ReportDue): Promise<void> {
  const row = await findReportMail(shop.database, id);
  if (!row) return;
  const subjectId = `${monday}.${id}`;
  await sendOnce(shop, { subjectId, kind: REPORT_MAIL }, () => writeMail(shop, row, monday, subjectId));
}

/** Undefined for somebody who may not see it, or has left: then it has ended. */
async function writeMail(
  shop: ReportMailsShop,
  row: ReportMailRow,
  monday: Day,
  subjectId: string,
): Promise<Mail | undefined> {
  const { database, museum, imported, config } = shop;
  const member = await readerOfMember(database, row.staff_id);
  if (!member) {
    await deleteReportMail(database, row.id);
    return undefined;
  }
  const may = await permissionsOfMember(database, museum, row.staff_id);
  if (!may.has('figures.read') || !isReport(row.report)) return undefined;
  const i18n = figuresI18n(member.language);
  const days = { from: addDays(monday, -7), to: addDays(monday, -1) };
  const query = { ...queryOf(row), ...days };
  const report = await showReport(shop, row.report, query, i18n);
  const file = await makeReportFile(shop, row.report, query, 'csv', i18n);
  if (!report || !file) return undefined;
  const date = shop.now();
  const address = officePathWith(officePaths.report(row.report), report.days ? query : queryOf(row));
  return {
    to: member.email,
    ...reportMail(
      row.report,
      report,
      {
        name: member.name,
        address: config.publicUrl + address,
        leave: officeReportMailAddress(config.publicUrl, row.id),
      },
      orderMuseum(museum, imported, member.language, { lines: [] }, config.publicUrl),
      i18n,
    ),
    attachments: [{ filename: file.name, content: Buffer.from(file.content), contentType: file.type }],
    messageId: messageIdOf(REPORT_MAIL, subjectId, config.publicUrl),
    date,
    fileName: mailFileName(date, `${REPORT_MAIL}-${subjectId}`),
  };
}
