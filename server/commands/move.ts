// `npm run move -- postgres://…`: copies the embedded database into an empty PostgreSQL.
import { type Config, readConfig } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { moveDatabase, refuseUsedTarget } from '../platform/database/move-database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openPostgresDatabase, PATIENT_QUERY_MS } from '../platform/database/postgres-database.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { missingDatabase } from '../start/back-up.ts';

const quiet = { error: () => {}, warn: () => {} };

const url = process.argv[2];
if (!url || !/^postgres(ql)?:\/\//.test(url)) {
  console.error('Say where to: npm run move -- postgres://user:password@host:5432/database');
  process.exit(1);
}
try {
  await move(readConfig(process.env), url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function move(config: Config, url: string): Promise<void> {
  const missing = missingDatabase(config.dataDir);
  if (missing) throw new Error(missing.text);
  const source = await openDatabase({ databaseUrl: undefined, dataDir: config.dataDir });
  const target = openPostgresDatabase(url, { queryMs: PATIENT_QUERY_MS });
  try {
    await refuseUsedTarget(target);
    await migrate(target);
    await prepareJobs(target);
    for (const { table, rows } of await moveDatabase(source, target))
      if (rows > 0) console.log(`${table.replace('public.', '')}: ${rows}`);
    console.log('Everything is there. Start Foyer with DATABASE_URL set to that address from now on.');
  } finally {
    await target.close();
    await source.close();
  }
}

/** The tables of the job queue, without working on any job. */
async function prepareJobs(database: Parameters<typeof createJobs>[0]): Promise<void> {
  const jobs = createJobs(database, { work: false, log: quiet });
  await jobs.start();
  await jobs.stop();
}
