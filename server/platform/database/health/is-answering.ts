import type { Database } from '../sql.ts';

/** Longer than an answer takes under load, and shorter than monitors wait. */
const PATIENCE_MS = 3_000;

/** Does the database answer right now? Says so within three seconds, and never throws. */
export function isAnswering(database: Pick<Database, 'executeSql'>): Promise<boolean> {
  const answer = database.executeSql('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, giveUpAfter(PATIENCE_MS, answer)]);
}

function giveUpAfter(milliseconds: number, answer: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    void answer.then(() => clearTimeout(timer));
  });
}
