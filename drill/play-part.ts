// The course of every part: a shop opens, buyers come, faults strike, the buyers leave, the shop comes to rest, and the
// books are compared.
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure, heading } from '../bench/figures.ts';
import type { FoyerStart } from '../bench/foyer-process.ts';
import type { Database } from '../server/platform/database/sql.ts';
import { auditShop } from './audit.ts';
import { awaitRest } from './await-rest.ts';
import { sendBuyers, type Takings } from './buyers.ts';
import type { DrillDatabases } from './drill-databases.ts';
import { type DrillShop, openDrillShop, portsOf, type Settings } from './drill-shop.ts';
import { type MailCopies, mailsInOutbox } from './mailboxes.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import { type Fault, longestGap, strike } from './strike.ts';

/** What a part is played on. */
export type Stage = {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly cluster: PostgresCluster;
  /** The part's own, for files. */
  readonly folder: string;
};

export type Script = {
  readonly name: string;
  readonly settings?: Settings;
  /** Two ordinary ones unless given. */
  readonly processes?: readonly FoyerStart[];
  /** Those of the drill's own cluster unless given. */
  readonly databases?: DrillDatabases;
  /** The faults strike when half of so many are acknowledged, and the buyers leave when all are; by time unless given. */
  readonly purchases?: number;
  faults(shop: DrillShop, admin: () => Database): readonly Fault[];
  /** The mails that have left; those in the outbox unless given. */
  mails?(shop: DrillShop): MailCopies;
  /** After the faults, before the shop has to come to rest. */
  after?(shop: DrillShop): Promise<void>;
};

const WARM_UP_SECONDS = 3;
const MOST_SECONDS_OF_LOAD = 180;

/** Plays a part. @returns what it found wrong */
export async function playPart({ cluster, folder }: Stage, script: Script): Promise<string[]> {
  heading(`Drill: ${script.name}`);
  mkdirSync(folder, { recursive: true });
  const name = `drill_${script.name}`;
  const databases = script.databases ?? cluster.databases;
  const shop = await openDrillShop({
    databaseUrl: await databases.create(name),
    folder,
    settings: script.settings ?? {},
    processes: script.processes ?? [{}, {}],
  });
  const open = () => databases.open(name);
  const findings: string[] = [];
  try {
    const takings = await sellUnderFaults(shop, script, script.faults(shop, open), findings);
    await script.after?.(shop);
    const admin = open();
    const since = performance.now();
    findings.push(...(await awaitRest(admin)));
    figure('until the shop is at rest', (performance.now() - since) / 1000, 's');
    const mails = script.mails?.(shop) ?? mailsInOutbox(shop.dataDir);
    findings.push(...(await auditShop(admin, takings.acknowledged, mails)));
    await admin.close();
    printTakings(takings, mails);
  } finally {
    await shop.stop();
  }
  findings.push(...shop.troubles);
  for (const finding of findings) console.log(`  WRONG: ${finding}`);
  if (findings.length === 0) console.log('  The audit found nothing wrong.');
  return findings;
}

async function sellUnderFaults(
  shop: DrillShop,
  { purchases }: Script,
  faults: readonly Fault[],
  findings: string[],
): Promise<Takings> {
  const ports = portsOf(shop.processes);
  const buyers = sendBuyers(ports);
  const since = performance.now();
  if (purchases === undefined) await sleep(WARM_UP_SECONDS * 1000);
  else await untilSold(buyers, purchases / 2);
  for (const fault of faults) findings.push(...(await strike(buyers, ports, fault)));
  if (purchases !== undefined) await untilSold(buyers, purchases);
  await buyers.stop();
  figure('load', (performance.now() - since) / 1000, 's');
  figure('longest time without a sale', longestGap(buyers.sales, since) / 1000, 's');
  return buyers;
}

async function untilSold({ acknowledged }: Takings, count: number): Promise<void> {
  const until = performance.now() + MOST_SECONDS_OF_LOAD * 1000;
  while (acknowledged.length < count && performance.now() < until) await sleep(50);
}

function printTakings(takings: Takings, mails: MailCopies): void {
  figure('purchases acknowledged', takings.acknowledged.length, '');
  figure('orders that were mailed', mails.size, '');
  for (const [kind, count] of takings.refused) figure(`refused: ${kind}`, count, '');
  for (const [kind, count] of takings.failed)
    figure(`answered: ${kind}`, count, '', kind.startsWith('503') ? undefined : { atMost: 0 });
  for (const [kind, count] of takings.broken) figure(`broken: ${kind}`, count, '');
}
