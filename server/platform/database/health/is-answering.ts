import type { Database } from '../sql.ts';

/** Longer than an answer takes under load, and shorter than monitors wait. */
const PATIENCE_MS = 3_000;

/**
 * Does the database answer right now? Says so within three seconds, and never throws. In a rush the question may wait longer
 * than that for a connection: then one that meanwhile answers others does answer, or every process would be taken away
 * from its visitors.
 */
export function isAnswering({
  executeSql,
  answered,
}: Pick<Database, 'executeSql' | 'answered'>): Promise<boolean> {
  const before = answered();
  const answer = executeSql('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, after(PATIENCE_MS, answer, () => answered() > before)]);
}

/** @param answer after which it is no longer needed */
function after(milliseconds: number, answer: Promise<unknown>, hasAnswered: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    // What came while this process was busy is read before it is judged.
    const timer = setTimeout(() => setImmediate(() => resolve(hasAnswered())), milliseconds);
    void answer.then(() => clearTimeout(timer));
  });
}
