import { boolean, instant, int, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const documentsTables = {
  mail: {
    subject_id: text(),
    kind: text(),
    sent_at: byDefault(instant()),
    left_out: byDefault(boolean()),
    answer: byDefault(text()),
  },
  mail_refusal: {
    subject_id: text(),
    kind: text(),
    at: byDefault(instant()),
    answer: text(),
    for_good: boolean(),
    tries: byDefault(int()),
  },
} as const satisfies Tables;
