import { bigint, boolean, instant, int, jsonb, list, nullable, text } from '../sql-type.ts';
import { byDefault, identity, type Tables } from './column.ts';

export const closingsTables = {
  closing: {
    number: identity(),
    key: text(),
    decision_id: text(),
    offers: list(text()),
    unanswered: text(),
    deadline: instant(),
    sentences: jsonb(),
    begun_by: jsonb(),
    made_at: instant(),
    cause: byDefault(text()),
    searched_at: nullable(instant()),
    stopped_at: nullable(instant()),
  },
  closing_order: {
    id: text(),
    closing: bigint(),
    booking_id: text(),
    number: text(),
    language: text(),
    lines: jsonb(),
    people: int(),
    amount: int(),
    reachable: boolean(),
    until: instant(),
    queued_at: nullable(instant()),
    outcome: nullable(text()),
    decided_by: nullable(text()),
    decided_at: nullable(instant()),
    back: byDefault(int()),
    moved_to: nullable(text()),
    problem: byDefault(text()),
    seen_to_at: nullable(instant()),
  },
} as const satisfies Tables;
