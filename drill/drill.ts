// `npm run drill`: breaks what the shop stands on while visitors buy, and compares all books afterwards.
// `npm run drill -- kills mail` plays only these parts. Exits with 1 when a part finds something wrong.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../bench/at-end.ts';
import { findPostgres } from '../bench/own-postgres.ts';
import { drillBank } from './parts/bank.ts';
import { drillClocks } from './parts/clocks.ts';
import { drillClosing } from './parts/closing.ts';
import { drillDatabase } from './parts/database.ts';
import { drillDisk } from './parts/disk.ts';
import { drillFailover } from './parts/failover.ts';
import { drillKills } from './parts/kills.ts';
import { drillMail } from './parts/mail.ts';
import { drillMoney } from './parts/money.ts';
import { drillProcesses, missingProcesses } from './parts/processes.ts';
import { drillRedis, missingRedis } from './parts/redis.ts';
import { drillRequests } from './parts/requests.ts';
import type { Stage } from './play-part.ts';
import { startCluster } from './postgres-cluster.ts';
import { missingReplication } from './replicated-postgres.ts';

type Part = {
  play(stage: Stage): Promise<string[]>;
  /** What is missing on this machine to play it; undefined when nothing is. */
  missing?(): string | undefined;
};

const parts: Readonly<Record<string, Part>> = {
  kills: { play: drillKills },
  processes: { play: drillProcesses, missing: missingProcesses },
  database: { play: drillDatabase },
  mail: { play: drillMail },
  disk: { play: drillDisk },
  redis: { play: drillRedis, missing: missingRedis },
  bank: { play: drillBank },
  money: { play: drillMoney },
  closing: { play: drillClosing },
  clocks: { play: drillClocks },
  requests: { play: drillRequests },
  failover: { play: drillFailover, missing: missingReplication },
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !parts[name]);
if (unknown) giveUp(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
const programs =
  findPostgres() ?? giveUp('The drill needs PostgreSQL on this machine: apt-get install postgresql');

const folder = mkdtempSync(join(tmpdir(), 'foyer-drill-'));
// The user postgres has a folder in it.
chmodSync(folder, 0o711);
let isWrong = true;
// Said first, so that it comes last: a part has disks in it.
atEnd(() => isWrong || rmSync(folder, { recursive: true, force: true }));
const cluster = await startCluster(programs, join(folder, 'postgres'));
const wrong: string[] = [];
const skipped: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const missing = part.missing?.();
  if (missing) skipped.push(`${name} (${missing})`);
  else if ((await part.play({ programs, cluster, folder: join(folder, name) })).length > 0) wrong.push(name);
}
console.log(wrong.length === 0 ? '\nNothing is wrong.' : `\nSomething is wrong in: ${wrong.join(', ')}.`);
if (skipped.length > 0) console.log(`Not played: ${skipped.join(', ')}.`);
isWrong = wrong.length > 0;
if (isWrong) console.log(`The processes' logs stay in ${folder}.`);
process.exit(isWrong ? 1 : 0);

function giveUp(text: string): never {
  console.error(text);
  process.exit(1);
}
