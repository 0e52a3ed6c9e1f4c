// Passwords and links cannot be guessed, nor mailboxes filled (spec decisions 2): tries are counted in the database, by
// account and by network address, so that all processes count together. A try is counted before it is made, so that
// many at once do not get around the limit. Counts are stored under a digest, and only while they matter. Nobody can use
// a limit to shut an owner out: strangers are counted by their network, and apart from the devices that an owner has
// signed in on (ADR 053).
import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { networkOf } from '../../platform/network-of.ts';
import { addTry, deleteTries, subtractTry, sweepTries } from './tries-store.ts';

const QUARTER_HOUR = 15 * 60;
const HALF_HOUR = 30 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Most tries in so many seconds. */
const LIMITS = {
  /** By the address typed, whether or not it has an account, and the network. */
  'login-pair': { most: 10, seconds: QUARTER_HOUR },
  'login-network': { most: 60, seconds: QUARTER_HOUR },
  /** By the address typed, from wherever: many networks of one attacker. */
  'login-account': { most: 50, seconds: HOUR },
  /** By a device that has signed in to the account before. */
  'login-device': { most: 10, seconds: QUARTER_HOUR },
  /** By the address typed and the network. */
  'recover-pair': { most: 5, seconds: HOUR },
  'recover-network': { most: 30, seconds: HOUR },
  /** Mails with a link for a new password, by recipient. A link lives longer than this: when no more are sent, one works. */
  'recover-mail': { most: 3, seconds: HALF_HOUR },
  'register-network': { most: 30, seconds: HOUR },
  /** Links of mails. */
  'link-network': { most: 30, seconds: QUARTER_HOUR },
  /** The old password, asked of a customer who is signed in. */
  'password-account': { most: 10, seconds: QUARTER_HOUR },
  /** Staff signing in, as customers do (`login-…`). */
  'staff-pair': { most: 10, seconds: QUARTER_HOUR },
  'staff-network': { most: 60, seconds: QUARTER_HOUR },
  'staff-account': { most: 50, seconds: HOUR },
  /** Staff who has forgotten the password, as customers do (`recover-…`). */
  'staff-recover-pair': { most: 5, seconds: HOUR },
  'staff-recover-network': { most: 30, seconds: HOUR },
  'staff-recover-mail': { most: 3, seconds: HALF_HOUR },
  /** The old password, asked of staff who is signed in. */
  'staff-password': { most: 10, seconds: QUARTER_HOUR },
  /** Codes that pair a device at the door: 39 bits each, for ten minutes. */
  'pairing-network': { most: 20, seconds: QUARTER_HOUR },
  /** Codes of an app or for recovery: a million of the former. */
  'second-factor': { most: 10, seconds: QUARTER_HOUR },
  /** Mails about accounts that other people can cause, by recipient. */
  'mail-recipient': { most: 5, seconds: HOUR },
  /** Further mails with the link that confirms a free order, by its cart. */
  'order-link': { most: 3, seconds: HALF_HOUR },
  /** Free tickets, by the buyer's address and by network: the museum says how many. */
  'free-tickets-email': { most: 0, seconds: DAY },
  'free-tickets-network': { most: 0, seconds: DAY },
  /** All mails that other people can cause, by recipient: the museum says how many. */
  'mails-a-day': { most: 0, seconds: DAY },
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
 * @param who a normalised e-mail address, a customer's or device's id, a network address, or a pair of these
 * @param several counts more than one at once, against a limit that the museum sets
 */
export async function countTry(
  { database, now, config }: TriesShop,
  limit: Limit,
  who: string,
  several?: { readonly by: number; readonly most: number },
): Promise<Refusal | undefined> {
  if (!config.rateLimits) return undefined;
  const { most, seconds } = { ...LIMITS[limit], ...several };
  const at = now();
  const { count, ends_at } = await addTry(
    database,
    keyOf(limit, who),
    at,
    new Date(at.getTime() + seconds * 1000),
    several?.by,
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

/** One address as one network sees it: so that nobody counts for the others who try it. */
export function pairOf(email: string, address: string): string {
  return `${networkOf(address)} ${email}`;
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

/** Takes a try back, or as many as were counted at once. */
export async function takeBackTry(
  { database, config }: TriesShop,
  limit: Limit,
  who: string,
  sql: Sql = database,
  by = 1,
): Promise<void> {
  if (config.rateLimits) await subtractTry(sql, keyOf(limit, who), by);
}

/** Forgets counts that no longer matter. Answers how many, at most `most`. */
export function forgetOldTries(sql: Sql, now: Date, most: number): Promise<number> {
  return sweepTries(sql, now, most);
}
