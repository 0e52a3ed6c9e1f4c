// The shops that the journeys visit: three real ones side by side, each with a database and a mailbox of its own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * - `shop`: the demo museum as it comes, but that one other site may show it in its pages.
 * - `confirm`: confirm-on-checkout is off, so that the visitor places the order on the accepted page; and the museum has
 *   tags, so that it asks for consent.
 * - `hasty`: places are held for as short as they can be, five seconds.
 */
export type ShopName = 'shop' | 'confirm' | 'hasty';

const NAMES: readonly ShopName[] = ['shop', 'confirm', 'hasty'];

// One more for the page of somebody else.
const FREE_PORTS = `
  const servers = ${NAMES.length + 1};
  const { createServer } = require('node:net');
  const open = Array.from({ length: servers }, () => createServer().listen(0, '127.0.0.1'));
  Promise.all(open.map((server) => new Promise((done) => server.once('listening', done)))).then(() => {
    process.stdout.write(open.map((server) => server.address().port).join(' '));
    for (const server of open) server.close();
  });`;

// Chosen once, in the first process that reads this; Playwright's workers inherit the environment.
process.env['FOYER_JOURNEY_PORTS'] ??= execFileSync(process.execPath, ['-e', FREE_PORTS], {
  encoding: 'utf8',
});
process.env['FOYER_JOURNEY_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'foyer-journeys-'));

const ports = process.env['FOYER_JOURNEY_PORTS'].split(' ');

/** Where everything of this run lies; removed after it. */
export const journeyFolder = process.env['FOYER_JOURNEY_FOLDER'];

export function portOf(name: ShopName): string {
  return String(ports[NAMES.indexOf(name)]);
}

export function addressOf(name: ShopName): string {
  return `http://localhost:${portOf(name)}`;
}

/** Where a page of somebody else's stands that may show the shop `shop`; `127.0.0.1` is another site than `localhost`. */
export const hostOrigin = `http://127.0.0.1:${ports[NAMES.length]}`;

/** The same page where it may not. */
export const strangerOrigin = hostOrigin.replace('127.0.0.1', 'localhost');

export function dataFolder(name: ShopName): string {
  return join(journeyFolder, name);
}
