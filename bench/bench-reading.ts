// Reading: how many cached pages and JSON answers Foyer sends in a second, compared with a bare Fastify route.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figure, heading, median } from './figures.ts';
import { freePort, startFoyer, waitForPort } from './foyer-process.ts';
import { type Connection, load, openConnection } from './http-client.ts';

const BUYERS = 32;
const ROUNDS = 3;
const PAGE = '/de/tickets';
const LIFETIME = '/api/de/ticket/lifetime?event=mondwasser';

/**
 * Compares a cached page and a JSON answer with a bare Fastify route that sends the same bytes.
 * @param settings of a data folder; the demo museum is loaded into it when it is empty
 * @param folder where the bytes to send are written
 * @param seconds how long each route is measured in each round
 */
export async function benchReading(
  settings: Record<string, string>,
  folder: string,
  seconds: number,
): Promise<void> {
  heading('Reading, embedded database, against a bare Fastify route');
  const foyer = await startFoyer(settings);
  const bare = await startBareRoute(foyer.port, folder);
  for (const [name, ours, theirs] of [
    [`cached page ${PAGE}`, PAGE, '/page'],
    ['JSON ticket/lifetime', LIFETIME, '/json'],
  ] as const) {
    // The two take turns, so that a machine that speeds up or slows down affects both.
    const rounds = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.theirs.push((await load(bare.port, BUYERS, seconds, get(theirs))).perSecond);
      rounds.ours.push((await load(foyer.port, BUYERS, seconds, get(ours))).perSecond);
    }
    const [ofOurs, ofTheirs] = [median(rounds.ours), median(rounds.theirs)];
    figure(`${name}: bare route`, ofTheirs, '/s');
    figure(`${name}: Foyer`, ofOurs, '/s');
    figure(`${name}: ratio`, ofOurs / ofTheirs, '×', { atLeast: 0.8 });
  }
  bare.stop();
  await foyer.stop();
}

/** Starts plain Fastify with the page and the answer that Foyer sends. */
async function startBareRoute(foyerPort: number, folder: string) {
  const connection = await openConnection(foyerPort);
  const pageFile = join(folder, 'page.html');
  const jsonFile = join(folder, 'answer.json');
  writeFileSync(pageFile, Buffer.from((await connection.send('GET', PAGE)).body, 'latin1'));
  writeFileSync(jsonFile, Buffer.from((await connection.send('GET', LIFETIME)).body, 'latin1'));
  connection.close();
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-fastify.ts', String(port), pageFile, jsonFile], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await waitForPort(port);
  return { port, stop: () => child.kill() };
}

function get(path: string) {
  return (connection: Connection) => connection.send('GET', path).then(({ status }) => status === 200);
}
