// The job that mails a report to whoever has ordered it.
import { type Static, Type } from 'typebox';

export const REPORT_DUE = 'report-due';
/** `monday`: the report is about the seven days before. */
export const ReportDue = Type.Object({ id: Type.String(), monday: Type.String() });
export type ReportDue = Static<typeof ReportDue>;
