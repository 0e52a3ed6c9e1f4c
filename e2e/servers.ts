// The journeys visit three real shops that run at the same time, each with its own database and mailbox.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * - `shop`: the demo museum, except that one other site may embed it.
 * - `confirm`: confirm-on-checkout is off, so that the visitor places the order on the accepted page. The museum also has
 *   tags, so that it asks for consent, takes PayPal and direct debits at a Stripe and iDEAL at a Mollie of the tests and a wallet at the demo bank, and has a look of its own. Two of its
 *   exhibitions pause, one of them until further notice.
 * - `hasty`: places are held for only five seconds, the shortest time that the settings allow. For one event there is a
 *   waiting room, which lets in one visitor a second.
 * - `long`: everything has a very long name. The one journey through it starts it.
 * - `dated`: the demo museum, on the days that the one journey through it starts it with.
 * - `counted`: the demo museum, whose days the one journey through it closes, on the days that it starts it with.
 * - `written`: the demo museum, whose programme is changed in the office and put live.
 * - `directory`: the demo museum, whose people sign in by a directory. The one journey through it starts both.
 */
export type ShopName = 'shop' | 'confirm' | 'hasty' | 'long' | 'dated' | 'counted' | 'written' | 'directory';

/** Those that every run starts. */
export const shopNames: readonly ShopName[] = ['shop', 'confirm', 'hasty'];
const allNames: readonly ShopName[] = [...shopNames, 'long', 'dated', 'counted', 'written', 'directory'];

// Four ports more: for the page of the other site, for Stripe, for Mollie and for the directory.
const FREE_PORTS = `
  const servers = ${allNames.length + 4};
  const { createServer } = require('node:net');
  const open = Array.from({ length: servers }, () => createServer().listen(0, '127.0.0.1'));
  Promise.all(open.map((server) => new Promise((done) => server.once('listening', done)))).then(() => {
    process.stdout.write(open.map((server) => server.address().port).join(' '));
    for (const server of open) server.close();
  });`;

// The first process that loads this module chooses the ports. Playwright's workers inherit its environment.
process.env['FOYER_JOURNEY_PORTS'] ??= execFileSync(process.execPath, ['-e', FREE_PORTS], {
  encoding: 'utf8',
});
process.env['FOYER_JOURNEY_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'foyer-journeys-'));

// The journeys begin on the same day, whatever day it is, and their time passes as it does elsewhere.
const BEGINNING = process.env['FOYER_JOURNEY_BEGINNING'] ?? '2026-11-18T07:00:00Z';
process.env['FOYER_JOURNEY_CLOCK_SHIFT'] ??= String(Date.parse(BEGINNING) - Date.now());

const ports = process.env['FOYER_JOURNEY_PORTS'].split(' ');

/** The folder with all files of this run. It is deleted after the run. */
export const journeyFolder = process.env['FOYER_JOURNEY_FOLDER'];

/** By how much the clocks of servers and pages are ahead of the machine's, in milliseconds; negative when behind. */
export const clockShift = Number(process.env['FOYER_JOURNEY_CLOCK_SHIFT']);

/** The time at which the journeys are now. */
export function journeyNow(): Date {
  return new Date(Date.now() + clockShift);
}

export function portOf(name: ShopName): string {
  return String(ports[allNames.indexOf(name)]);
}

export function addressOf(name: ShopName): string {
  return `http://localhost:${portOf(name)}`;
}

/** Another site's page that may embed the shop `shop`. For a browser, `127.0.0.1` is another site than `localhost`. */
export const hostOrigin = `http://127.0.0.1:${ports[allNames.length]}`;

/** Where the Stripe of the tests is. */
export const stripePort = Number(ports[allNames.length + 1]);

/** Where the Mollie of the tests is. */
export const molliePort = Number(ports[allNames.length + 2]);

/** Where the directory of `directory` is, while it is up. */
export const directoryPort = Number(ports[allNames.length + 3]);

/** The same page on a site that may not embed the shop. */
export const forbiddenOrigin = hostOrigin.replace('127.0.0.1', 'localhost');

export function dataFolder(name: ShopName): string {
  return join(journeyFolder, name);
}
