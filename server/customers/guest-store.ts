// The SQL of new guests (tables `customer`, `customer_session`): every guest's purchase begins with it.
import { sql as raw } from 'kysely';
import type { Registration } from '../../domain/customers/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { byHand, plannedOnce } from '../platform/database/statement.ts';
import type { CustomerRow } from './customer-store.ts';
import type { NewSession } from './sessions/session-store.ts';

/** Without what only the sessions of accounts have. */
type GuestSession = Pick<NewSession, 'id' | 'token_hash' | 'signed_in_at' | 'expires_at'>;

export type NewGuest = Omit<CustomerRow, 'is_guest' | 'confirmed_at' | 'newsletter_at'>;

// By hand: the guests of a moment and their sessions are written by one statement, which is its own transaction.
const insertGuestsStatement = plannedOnce(
  byHand(
    'insert-guests',
    {
      ids: list(text()),
      languages: list(text<Language>()),
      details: list(jsonb<Registration>()),
      emails: list(nullable(text())),
      created_at: list(instant()),
      sessions: list(text()),
      hashes: list(text()),
      signed_in_at: list(instant()),
      expire: list(instant()),
    },
    {},
    (guest) => raw`
    with guest as (
      insert into customer (id, is_guest, language, details, email, created_at)
      select id, true, language, details, email, created_at
      from unnest(${guest.ids}, ${guest.languages}, ${guest.details}, ${guest.emails}, ${guest.created_at})
        as g (id, language, details, email, created_at)
    )
    insert into customer_session (id, customer_id, token_hash, signed_in_at, expires_at)
    select id, customer_id, token_hash, signed_in_at, expires_at
    from unnest(${guest.sessions}, ${guest.ids}, ${guest.hashes}, ${guest.signed_in_at}, ${guest.expire})
      as s (id, customer_id, token_hash, signed_in_at, expires_at)`,
  ),
);

/** Writes guests and the session of each; all of them or none. */
export async function insertGuests(
  sql: Sql,
  guests: readonly { readonly guest: NewGuest; readonly session: GuestSession }[],
): Promise<void> {
  await sql.run(insertGuestsStatement, {
    ids: guests.map(({ guest }) => guest.id),
    languages: guests.map(({ guest }) => guest.language),
    details: guests.map(({ guest }) => guest.details),
    emails: guests.map(({ guest }) => guest.email),
    created_at: guests.map(({ guest }) => guest.created_at),
    sessions: guests.map(({ session }) => session.id),
    hashes: guests.map(({ session }) => session.token_hash),
    signed_in_at: guests.map(({ session }) => session.signed_in_at),
    expire: guests.map(({ session }) => session.expires_at),
  });
}
