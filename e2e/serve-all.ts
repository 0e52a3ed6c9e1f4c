// Starts the three shops at the same time and says when all of them are open: Playwright by itself would start each when
// the one before is open.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openMolliePeer } from '../server/testing/mollie/mollie-peer.ts';
import { openStripePeer } from '../server/testing/stripe/stripe-peer.ts';
import { addressOf, journeyNow, molliePort, type ShopName, shopNames, stripePort } from './servers.ts';

const serve = join(import.meta.dirname, 'serve.ts');
const shops = shopNames.map((name) => spawn(process.execPath, [serve, name], { stdio: 'inherit' }));
let isOver = false;

const stripe = await openStripePeer(stripePort);
stripe.now = journeyNow;
const mollie = await openMolliePeer(molliePort);
mollie.now = journeyNow;

function endAll(signal: NodeJS.Signals) {
  isOver = true;
  void stripe.close();
  void mollie.close();
  for (const shop of shops) shop.kill(signal);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => endAll(signal));
// A run without one of its shops is over.
for (const shop of shops)
  shop.once('exit', (code) => {
    if (isOver) return;
    process.exitCode = code || 1;
    endAll('SIGTERM');
  });

await Promise.all(shopNames.map(untilOpen));
if (!isOver) console.log('All shops are open.');

async function untilOpen(name: ShopName): Promise<void> {
  while (!isOver && !(await isOpen(name))) await setTimeout(100);
}

function isOpen(name: ShopName): Promise<boolean> {
  return fetch(`${addressOf(name)}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
