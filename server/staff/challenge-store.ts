// The SQL of challenges (table `staff_challenge`): what an authenticator is asked to answer. Of the challenge only
// a digest is kept, and each is answered once.
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, nullable, text } from '../platform/database/sql-type.ts';
import { build, statement } from '../platform/database/statement.ts';

export type ChallengePurpose = 'add-passkey' | 'passkey-sign-in' | 'passkey-factor';

type Challenge = {
  readonly challenge_hash: string;
  readonly purpose: ChallengePurpose;
  readonly staff_id: string | null;
  readonly expires_at: Date;
};

const insertStatement = statement(
  'insert-staff-challenge',
  {
    challenge_hash: text(),
    purpose: text<ChallengePurpose>(),
    staff_id: nullable(text()),
    expires_at: instant(),
  },
  (challenge) => build.insertInto('staff_challenge').values(challenge),
);

const takeStatement = statement(
  'take-staff-challenge',
  { challenge_hash: text(), purpose: text<ChallengePurpose>(), now: instant() },
  ({ challenge_hash, purpose, now }) =>
    build
      .deleteFrom('staff_challenge')
      .where('challenge_hash', '=', challenge_hash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning('staff_id'),
);

const sweepStatement = statement('sweep-staff-challenges', { now: instant(), most: int() }, ({ now, most }) =>
  build
    .deleteFrom('staff_challenge')
    .where('challenge_hash', 'in', (db) =>
      db
        .selectFrom('staff_challenge as ended')
        .select('ended.challenge_hash')
        .where('ended.expires_at', '<=', now)
        .orderBy('ended.expires_at')
        .limit(most),
    )
    .returning('challenge_hash'),
);

export async function insertChallenge(sql: Sql, challenge: Challenge): Promise<void> {
  await sql.run(insertStatement, challenge);
}

/** Uses a challenge up: of several answers to it, one gets it. */
export function takeChallenge(sql: Sql, challengeHash: string, purpose: ChallengePurpose, now: Date) {
  return sql.first(takeStatement, { challenge_hash: challengeHash, purpose, now });
}

/** Forgets what has expired. Answers how many, at most `most`. */
export async function sweepChallenges(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepStatement, { now, most })).length;
}
