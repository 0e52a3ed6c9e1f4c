import type { ActVerb } from '../../../../domain/staff/act.ts';
import type { OfficeLanguage } from '../../../../domain/staff/office-language.ts';
import { instant, jsonb, list, nullable, text } from '../sql-type.ts';
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
    key: nullable(text()),
  },
  staff_member: {
    id: text(),
    name: text(),
    email: text(),
    language: text<OfficeLanguage>(),
    state: text<'invited' | 'active' | 'ended'>(),
    password_hash: nullable(text()),
    roles: list(text()),
    houses: list(text()),
    invited_at: instant(),
    joined_at: nullable(instant()),
    ended_at: nullable(instant()),
  },
  staff_session: {
    id: text(),
    staff_id: text(),
    secret_hash: text(),
    signed_in_at: instant(),
    used_at: instant(),
    expires_at: instant(),
    factor_at: nullable(instant()),
    address: text(),
    browser: nullable(text()),
    system: nullable(text()),
  },
  staff_invitation: { secret_hash: text(), staff_id: text(), expires_at: instant() },
} as const satisfies Tables;
