import { bigint, boolean, day, instant, int, jsonb, nullable, text } from '../sql-type.ts';
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
    forget: byDefault(boolean()),
  },
  group_offer: {
    id: text(),
    request_number: bigint(),
    cart_id: text(),
    items: jsonb(),
    numbers: jsonb(),
    reduction: int(),
    message: text(),
    made_at: instant(),
    valid_until: day(),
    numbers_until: day(),
    remind_on: nullable(day()),
    accepted_at: nullable(instant()),
    declined_at: nullable(instant()),
    withdrawn_at: nullable(instant()),
    declined_because: byDefault(text()),
  },
} as const satisfies Tables;
