// A restored backup does not know which mails have left since it was made, and would send them again (ADR 067).
import { MAIL_JOBS } from '../documents/left-out/job-mails.ts';
import type { Config } from '../platform/config.ts';
import { isAnotherDatabase, noteDatabase } from '../platform/database/database-identity.ts';
import type { Database } from '../platform/database/sql.ts';
import type { JobLog } from '../platform/jobs/jobs.ts';
import { postponeJobs } from '../platform/jobs/postpone-jobs.ts';
import { putOffPresents } from '../vouchers/presents/presents.ts';

/** So long staff have to leave mails out. Whose mail never left does not wait much longer than after a restart. */
const PAUSE_MINUTES = 15;

type StartingShop = {
  readonly config: Pick<Config, 'dataDir'>;
  readonly database: Database;
  readonly log: JobLog;
  readonly now: () => Date;
};

/** Puts off the mails that wait in a database which is new here, and says so. Before the jobs are started. */
export async function noticeRestoredBackup(shop: StartingShop): Promise<void> {
  const { database, log } = shop;
  const at = shop.now();
  if (await isAnotherDatabase(shop)) {
    const waiting = await postponeJobs(database, MAIL_JOBS, PAUSE_MINUTES * 60);
    const presents = await putOffPresents(database, new Date(at.getTime() + PAUSE_MINUTES * 60_000));
    if (presents > 0) waiting.push({ name: 'presents of these minutes', count: presents });
    if (waiting.length > 0) log.warn({ waiting }, warning(database.kind, at));
  }
  await noteDatabase(shop, at);
}

function warning(kind: Database['kind'], at: Date): string {
  const first = kind === 'embedded' ? 'stop the shop and run ' : '';
  return (
    'This database is not the one of the last start: a backup that was restored, or a server that took over. Mails wait in ' +
    `it that may have left already. They leave in ${PAUSE_MINUTES} minutes; to leave them out, ${first}` +
    `npm run jobs -- leave-mails-before ${at.toISOString()}`
  );
}
