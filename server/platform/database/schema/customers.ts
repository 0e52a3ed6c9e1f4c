import { boolean, instant, int, jsonb, nullable, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const customersTables = {
  customer: {
    id: text(),
    is_guest: boolean(),
    language: text(),
    details: jsonb(),
    created_at: byDefault(instant()),
    email: nullable(text()),
    password_hash: nullable(text()),
    confirmed_at: nullable(instant()),
    newsletter_at: nullable(instant()),
    deleted_at: nullable(instant()),
    merged_into: nullable(text()),
  },
  customer_session: {
    id: text(),
    customer_id: text(),
    signed_in_at: instant(),
    expires_at: instant(),
    token_hash: text(),
    former_token_hash: nullable(text()),
    former_ends_at: nullable(instant()),
    browser: nullable(text()),
    system: nullable(text()),
    used_at: nullable(instant()),
  },
  customer_link: {
    token_hash: text(),
    customer_id: text(),
    purpose: text<'recover' | 'confirm' | 'change-email'>(),
    email: text(),
    expires_at: instant(),
  },
  second_factor: {
    customer_id: text(),
    secret: text(),
    confirmed_at: nullable(instant()),
    last_step: byDefault(int()),
  },
  recovery_code: { code_hash: text(), customer_id: text() },
  counted_tries: { key: text(), count: int(), ends_at: instant() },
} as const satisfies Tables;
