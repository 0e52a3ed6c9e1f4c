import { instant, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const documentsTables = {
  mail: { subject_id: text(), kind: text(), sent_at: byDefault(instant()) },
} as const satisfies Tables;
