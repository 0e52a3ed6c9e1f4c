import type { ActVerb } from '../../../../domain/staff/act.ts';
import { instant, jsonb, nullable, text } from '../sql-type.ts';
import { identity, type Tables } from './column.ts';

export const staffTables = {
  act: {
    id: identity(),
    at: instant(),
    actor_kind: text<'staff' | 'command'>(),
    actor_id: text(),
    address: text(),
    verb: text<ActVerb>(),
    object_kind: text(),
    object_id: text(),
    before: nullable(jsonb()),
    after: nullable(jsonb()),
    reason: nullable(text()),
  },
} as const satisfies Tables;
