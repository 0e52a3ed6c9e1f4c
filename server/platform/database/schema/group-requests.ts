import { boolean, instant, int, jsonb, text } from '../sql-type.ts';
import { byDefault, identity, type Tables } from './column.ts';

export const groupRequestsTables = {
  group_request: {
    number: identity(),
    kind: text(),
    name: text(),
    organisation: text(),
    email: text(),
    phone: text(),
    people: int(),
    days: text(),
    wishes: text(),
    answers: jsonb(),
    language: text(),
    mailed: boolean(),
    received_at: instant(),
    state: byDefault(text<'open' | 'answered' | 'declined'>()),
  },
} as const satisfies Tables;
