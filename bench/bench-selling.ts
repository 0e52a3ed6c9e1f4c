// Selling: holds and whole purchases over HTTP, and the calendar of a museum with very many slots.
import { dayAhead } from './day-ahead.ts';
import { figure, heading } from './figures.ts';
import { startFoyer } from './foyer-process.ts';
import { type Connection, type Load, load } from './http-client.ts';
import { pgbenchHolds } from './pgbench-baseline.ts';
import { holdTask, purchaseTask, spreadSlot } from './purchase-tasks.ts';

const BUYERS = 32;

/**
 * Measures holds and purchases on one database engine.
 * @param settings of a database into which the bench museum is imported
 * @param seconds how long each kind of hold is measured
 * @param databaseUrl of PostgreSQL, to compare with pgbench; undefined for the embedded database
 */
export async function benchSelling(
  name: string,
  settings: Record<string, string>,
  seconds: number,
  databaseUrl?: string,
): Promise<void> {
  heading(`Selling, ${name}, ${BUYERS} buyers, on the same machine as the load generator`);
  const baseline = async (pool: string, slots: number) =>
    databaseUrl ? pgbenchHolds(databaseUrl, pool, slots, BUYERS, seconds) : undefined;
  const hotBaseline = await baseline('event:hot', 1);
  const spreadBaseline = await baseline('event:spread', 1000);
  const foyer = await startFoyer(settings);
  const origin = `http://localhost:${foyer.port}`;
  const holdHot = holdTask(origin, 'hot-karte', () => `${dayAhead(1)} 10:00`);
  await load(foyer.port, BUYERS, 1, holdHot);
  const hot = await load(foyer.port, BUYERS, seconds, holdHot);
  const spread = await load(foyer.port, BUYERS, seconds, holdTask(origin, 'spread-karte', spreadSlot));
  printHolds('holds on one hot slot', hot, hotBaseline, 1);
  printHolds('holds on a thousand slots', spread, spreadBaseline, 0.4);
  const whole = await load(foyer.port, BUYERS, seconds * 2, purchaseTask(origin, 'spread-karte', spreadSlot));
  printPurchases(whole, databaseUrl ? 300 : undefined);
  await benchCalendar(foyer.port);
  await foyer.stop();
}

/** @param baseline holds per second that pgbench reaches; @param target the least ratio to it */
function printHolds(name: string, ours: Load, baseline: number | undefined, target: number): void {
  figure(name, ours.perSecond, '/s');
  if (ours.failed) figure(`${name}: refused`, ours.failed, '');
  if (baseline === undefined) return;
  figure(`${name}: pgbench, minimal SQL`, baseline, '/s');
  figure(`${name}: ratio`, ours.perSecond / baseline, '×', { atLeast: target });
}

function printPurchases(whole: Load, atLeast: number | undefined): void {
  figure(
    'whole purchases (hold, bank, execPayment, order, job)',
    whole.perSecond,
    '/s',
    atLeast === undefined ? undefined : { atLeast },
  );
  figure('whole purchases: p50', whole.p50, 'ms');
  figure('whole purchases: p99', whole.p99, 'ms');
  if (whole.failed) figure('whole purchases: failed', whole.failed, '', { atMost: 0 });
}

/** Compares the calendar of a hundred slots with that of a hundred thousand. Both show two months, as a page requests them. */
async function benchCalendar(port: number): Promise<void> {
  const short = await load(port, 1, 2, askCalendar('short', false));
  const long = await load(port, 1, 2, askCalendar('long', false));
  figure('calendar of 100 slots, cached: p50', short.p50, 'ms');
  figure('calendar of 100,000 slots, cached: p50', long.p50, 'ms');
  figure('calendar: ratio', long.p50 / short.p50, '×', { atMost: 1.5 });
  const coldShort = await load(port, 1, 2, askCalendar('short', true));
  const coldLong = await load(port, 1, 2, askCalendar('long', true));
  figure('calendar of 100 slots, not cached: p50', coldShort.p50, 'ms');
  figure('calendar of 100,000 slots, not cached: p50', coldLong.p50, 'ms');
}

/** @param cold another range each time, so that no answer comes from the cache */
function askCalendar(event: string, cold: boolean) {
  const range = (offset: number) => `${dayAhead(1 + offset)};${dayAhead(61 + offset)}`;
  return (connection: Connection, turn: number) =>
    connection
      .send('GET', `/api/de/ticket/calendar/event/${event}/range/${range(cold ? turn % 200 : 0)}?deep=1`)
      .then(({ status }) => status === 200);
}
