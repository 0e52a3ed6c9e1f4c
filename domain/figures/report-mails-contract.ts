// The calls of reports by mail: whoever may see figures gets one of them each Monday, about the week before (operations 4).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ReportQuery } from './figures-contract.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });

/** As the address of a report's page has it, without its days: a mail is about the week before. */
export const ReportMailQuery = Type.Omit(ReportQuery, ['period', 'from', 'to']);
export type ReportMailQuery = Static<typeof ReportMailQuery>;

export const ReportMail = Type.Object({
  id: Type.String(),
  report: Type.String(),
  query: ReportMailQuery,
});
export type ReportMail = Static<typeof ReportMail>;

export const reportMailsContract = {
  'GET office/report-mails': {
    summary: 'The reports that one gets by mail each Monday',
    permit: 'staff:figures.read',
    answer: Type.Object({ mails: Type.Array(ReportMail) }),
    refusals: [],
  },
  'POST office/report-mails': {
    summary: 'Orders a report by mail, each Monday; one that is ordered already stays as it is',
    permit: 'staff:figures.read',
    body: Type.Object(
      { report: Type.String({ maxLength: 30 }), query: ReportMailQuery },
      { additionalProperties: false },
    ),
    answer: ReportMail,
    refusals: ['REQUEST_MALFORMED'],
  },
  'POST office/report-mails/end': {
    summary: 'Ends a mail of one’s own',
    permit: 'staff:figures.read',
    body: Type.Object({ id: Id }, { additionalProperties: false }),
    answer: Type.Literal(true),
    refusals: [],
  },
  'POST office/report-mails/leave': {
    summary: 'Ends the mail that a link is of; the answer is the same if it has ended before',
    permit: 'anyone',
    body: Type.Object({ id: Id }, { additionalProperties: false }),
    answer: Type.Literal(true),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
