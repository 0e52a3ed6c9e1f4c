import { boolean, instant, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const documentsTables = {
  mail: { subject_id: text(), kind: text(), sent_at: byDefault(instant()), left_out: byDefault(boolean()) },
} as const satisfies Tables;
