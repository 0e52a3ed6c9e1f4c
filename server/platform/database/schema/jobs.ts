import { int, text } from '../sql-type.ts';
import type { Tables } from './column.ts';

export const jobsTables = {
  job_crash: { job_id: text(), crashes: int() },
} as const satisfies Tables;
