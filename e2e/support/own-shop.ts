// A shop that one journey starts for itself: it sets its clock, or changes what other journeys rely on.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addressOf, clockShift, type ShopName } from '../servers.ts';

let shop: ChildProcess | undefined;

/** @param shift of the shop's clock, in milliseconds @param stays its folders are there for the next start */
export async function openShop(name: ShopName, shift = clockShift, stays = false): Promise<void> {
  const program = join(import.meta.dirname, '../serve.ts');
  shop = spawn(process.execPath, [program, name, ...(stays ? ['stays'] : [])], {
    stdio: 'inherit',
    env: { ...process.env, FOYER_JOURNEY_CLOCK_SHIFT: String(shift) },
  });
  const isOpen = () =>
    fetch(`${addressOf(name)}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 290_000 }).toBe(true);
}

export async function closeShop(): Promise<void> {
  if (!shop || shop.exitCode !== null) return;
  const ended = new Promise((done) => shop?.once('exit', done));
  shop.kill('SIGTERM');
  await ended;
}
