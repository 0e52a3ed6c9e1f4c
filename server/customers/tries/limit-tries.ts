// Passwords and links cannot be guessed, nor mailboxes filled (spec decisions 2): tries are counted in the database, by
// account and by network address, so that all processes count together. A try is counted before it is made, so that
// many at once do not get around the limit. Counts are stored under a digest, and only while they matter.
import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { networkOf } from '../../platform/network-of.ts';
import { addTry, deleteTries, subtractTry } from './tries-store.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;

/** Most tries in so many seconds. */
const LIMITS = {
  /** By the address typed, whether or not it has an account. */
  'login-account': { most: 10, seconds: QUARTER_HOUR },
  'login-network': { most: 60, seconds: QUARTER_HOUR },
  'recover-account': { most: 5, seconds: HOUR },
  'recover-network': { most: 30, seconds: HOUR },
  'register-network': { most: 30, seconds: HOUR },
  /** Links of mails. */
  'link-network': { most: 30, seconds: QUARTER_HOUR },
  /** The old password, asked of a customer who is signed in. */
  'password-account': { most: 10, seconds: QUARTER_HOUR },
  /** Mails that other people can cause, by recipient. */
  'mail-recipient': { most: 5, seconds: HOUR },
} as const;
type Limit = keyof typeof LIMITS;

/** What counting tries needs of a shop. */
export type TriesShop = {
  readonly database: Database;
  readonly now: () => Date;
  /** Off for load tests: nothing is counted then. */
  readonly config: { readonly rateLimits: boolean };
};

/**
 * Counts a try; refuses when there were too many.
 * @param who a normalised e-mail address, a customer's id, or a network address
 */
export async function countTry(
  { database, now, config }: TriesShop,
  limit: Limit,
  who: string,
): Promise<Refusal | undefined> {
  if (!config.rateLimits) return undefined;
  const { most, seconds } = LIMITS[limit];
  const at = now();
  const { count, ends_at } = await addTry(
    database,
    keyOf(limit, who),
    at,
    new Date(at.getTime() + seconds * 1000),
  );
  if (count <= most) return undefined;
  return refuse('TOO_MANY_TRIES', {
    retryAfter: Math.max(1, Math.ceil((ends_at.getTime() - at.getTime()) / 1000)),
  });
}

function keyOf(limit: Limit, who: string): string {
  return createHash('sha256')
    .update(`${limit} ${limit.endsWith('-network') ? networkOf(who) : who}`)
    .digest('hex');
}

/** Forgets the tries of a visitor who succeeded. */
export async function forgetTries(
  { database, config }: TriesShop,
  limit: Limit,
  who: string,
  sql: Sql = database,
): Promise<void> {
  if (config.rateLimits) await deleteTries(sql, keyOf(limit, who));
}

/** Takes one try back. */
export async function takeBackTry(
  { database, config }: TriesShop,
  limit: Limit,
  who: string,
  sql: Sql = database,
): Promise<void> {
  if (config.rateLimits) await subtractTry(sql, keyOf(limit, who));
}
