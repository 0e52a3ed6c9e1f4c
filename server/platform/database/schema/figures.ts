import { day, instant, nullable, text } from '../sql-type.ts';
import type { Tables } from './column.ts';

export const figuresTables = {
  report_mail: {
    id: text(),
    staff_id: text(),
    report: text(),
    query: text(),
    made_at: instant(),
    queued_for: nullable(day()),
  },
} as const satisfies Tables;
