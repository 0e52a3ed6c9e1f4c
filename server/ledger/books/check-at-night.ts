// Each night of the museum, codes that have ended lapse, and then the ledger is checked against everything else (spec
// operations 4). A difference is an error in the log, one line each; their number is a figure for monitors.
import type { Payments } from '../../payments/payments.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { lapseCodes } from '../../vouchers/ledger/lapse-codes.ts';
import { isBackfilled } from './backfill.ts';
import { checkLedger } from './check/check-ledger.ts';
import { checkProviders } from './check/check-providers.ts';
import { lastNight, noteNight, wasChecked } from './night-store.ts';

export type NightShop = {
  readonly payments: Pick<Payments, 'database' | 'providers' | 'log'>;
  readonly database: Database;
  readonly now: () => Date;
  readonly clock: MuseumClock;
  readonly log: { error(details: object, text: string): void };
};

/** The museum is closed, and the clocks skip no such hour. */
const BEGINS = '03:00';
/** Providers are asked about what moved in three days, so that a night without them is made up for. */
const ASKED_ABOUT_MS = 3 * 24 * 3600_000;

/**
 * Does the night's work, once in each night: not before its hour, not twice, and not before what was sold earlier is
 * posted. A shop that was down then does it as soon as it is up.
 */
export async function checkAtNight(shop: NightShop): Promise<void> {
  const { database, now, clock, log } = shop;
  const [today = '', time = ''] = clock.now().split(' ');
  if (time < BEGINS || (await wasChecked(database, today)) || !(await isBackfilled(database))) return;
  await lapseCodes(database, now());
  const since = new Date(now().getTime() - ASKED_ABOUT_MS);
  const differences = [
    ...(await checkLedger(database, now())).differences,
    ...(await checkProviders(shop.payments, since)),
  ];
  for (const difference of differences) log.error({ difference }, 'the ledger and the shop differ');
  await noteNight(database, today, now(), differences.length);
}

/** What the newest night found, and when; undefined before the first. */
export function lastCheck(
  sql: Sql,
): Promise<{ readonly differences: number; readonly at: Date } | undefined> {
  return lastNight(sql);
}
