import { setTimeout as sleep } from 'node:timers/promises';
import { figure, heading } from '../../bench/figures.ts';
import { checkLedger } from '../../server/ledger/books/check/check-ledger.ts';
import { MOLLIE_TEST_KEY } from '../../server/testing/mollie/mollie-keys.ts';
import { openMolliePeer } from '../../server/testing/mollie/mollie-peer.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../../server/testing/stripe/stripe-keys.ts';
import { openStripePeer } from '../../server/testing/stripe/stripe-peer.ts';
import { awaitRest } from '../await-rest.ts';
import { type DrillShop, openDrillShop } from '../drill-shop.ts';
import { playAftermath } from '../money/aftermath.ts';
import { auditMoney, awaitMoneyKnown } from '../money/audit-money.ts';
import { demoTill } from '../money/demo-till.ts';
import { doorOf } from '../money/door.ts';
import { mollieTill } from '../money/mollie-till.ts';
import { writeMoneyMuseum } from '../money/money-museum.ts';
import { countPaidAgain, countReturns } from '../money/money-store.ts';
import { stripeTill } from '../money/stripe-till.ts';
import { transferTill } from '../money/transfer-till.ts';
import { SHOP_ORIGIN, type Visit, visit } from '../money/visit.ts';
import type { Stage } from '../play-part.ts';

const VISITORS = 500;
const AT_ONCE = 8;
const SECONDS_BETWEEN_KILLS = 6;

/**
 * Five hundred purchases at all providers, with every outcome: given back in part and whole, disputed, paid twice, late and by
 * debit, while the shop's processes are killed in turn.
 */
export async function drillMoney({ cluster, folder }: Stage): Promise<string[]> {
  heading('Drill: money');
  const [stripe, mollie] = await Promise.all([openStripePeer(), openMolliePeer()]);
  const shop = await openDrillShop({
    databaseUrl: await cluster.databases.create('drill_money'),
    folder,
    museum: writeMoneyMuseum,
    settings: {
      STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
      STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
      STRIPE_API_URL: stripe.origin,
      MOLLIE_API_KEY: MOLLIE_TEST_KEY,
      MOLLIE_API_URL: mollie.origin,
      DEMO_BANK_LATER_SECONDS: '5',
      // One for all processes, as behind a proxy.
      PUBLIC_URL: SHOP_ORIGIN,
    },
    processes: [{}, {}],
  });
  const database = cluster.databases.open('drill_money');
  const findings: string[] = [];
  const door = doorOf(shop.processes.map(({ port }) => port));
  const command = { DATABASE_URL: shop.databaseUrl, LOG_LEVEL: 'error' };
  const transfers = transferTill(door, database, command, folder);
  try {
    const tills = [await demoTill(door, database), stripeTill(stripe), mollieTill(mollie), transfers];
    let killer = killInTurn(shop);
    const visits = await inParallel(VISITORS, (turn) =>
      visit({
        turn,
        till: tills[Math.floor(turn / 2) % tills.length] as never,
        door: door.from(turn),
        database,
      }),
    );
    await killer.stop();
    await awaitMoneyKnown(database, tills);
    findings.push(...(await awaitRest(database)));
    killer = killInTurn(shop);
    await playAftermath({
      visits,
      door,
      database,
      settings: command,
    });
    await killer.stop();
    findings.push(...(await awaitRest(database)));
    await transfers.treasurer.stop();
    findings.push(...(await auditMoney(database, tills, visits)));
    findings.push(...(await checkLedger(database, new Date())).differences);
    figure('paid again', await countPaidAgain(database), '');
    for (const [destination, count] of await countReturns(database))
      figure(`given back: ${destination}`, count, '');
    figure('visitors', visits.length, '');
    for (const [answer, count] of Map.groupBy(
      visits.flatMap(({ refused }) => refused ?? []),
      String,
    ))
      figure(`refused: ${answer}`, count.length, '');
    figure('told of an order', visits.filter(({ bookingId }) => bookingId).length, '');
  } finally {
    await transfers.treasurer.stop();
    await database.close();
    await shop.stop();
    await Promise.all([stripe.close(), mollie.close()]);
  }
  for (const finding of findings) console.log(`  WRONG: ${finding}`);
  if (findings.length === 0) console.log('  The audit found nothing wrong.');
  return [...findings, ...shop.troubles];
}

async function inParallel(count: number, play: (turn: number) => Promise<Visit>): Promise<Visit[]> {
  const visits: Visit[] = [];
  let next = 1;
  const one = async () => {
    while (next <= count) {
      const turn = next;
      next += 1;
      visits.push(await play(turn));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return visits;
}

/** Kills one process after the other, until told to stop. */
function killInTurn({ processes }: DrillShop): { stop(): Promise<void> } {
  let isOver = false;
  const killing = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await sleep(SECONDS_BETWEEN_KILLS * 1000);
      if (!isOver) await processes[turn % processes.length]?.killAndRestart();
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await killing;
    },
  };
}
