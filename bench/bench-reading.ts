// Reading: what a cached page, a script of the build and a JSON answer cost Foyer, compared with a bare Fastify route that sends the same.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuSeconds } from './cpu-time.ts';
import { figure, heading, median } from './figures.ts';
import { freePort, startFoyer, waitForPort } from './foyer-process.ts';
import { pause } from './held-loop.ts';
import { type Connection, load, openConnection, type Reply } from './http-client.ts';

const BUYERS = 32;
const ROUNDS = 3;
const IDLE_MS = 5_000;
const PAGE = '/de/tickets';
const LIFETIME = '/api/de/ticket/lifetime?event=mondwasser';
/** Set by the server itself, or for this one answer. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length'];

/** @param script the address of one that the page loads */
function compared(script: string) {
  return [
    { name: `cached page ${PAGE}`, ours: PAGE, theirs: '/page', atLeast: 0.8 },
    { name: 'script of the build', ours: script, theirs: '/script', atLeast: 0.8 },
    { name: 'JSON ticket/lifetime', ours: LIFETIME, theirs: '/json/de?event=mondwasser', atLeast: 0.7 },
  ];
}

type Server = { readonly port: number; readonly pid: number; readonly idle: number };

/**
 * Compares a cached page, a script and a JSON answer with a bare Fastify route: with the same bytes and headers, and for JSON with the
 * same checks. What counts is CPU time; the rates are there for machines that do nothing else.
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
  const started = await startFoyer(settings);
  const script = await scriptOf(started.port);
  const { bare, end } = await startBareRoute(started.port, script, folder);
  const foyer = { ...started, idle: await idleOf(started.pid) };
  for (const { name, ours, theirs, atLeast } of compared(script)) {
    // The two take turns, so that a machine that speeds up or slows down affects both.
    const [ofOurs, ofTheirs] = [[] as Cost[], [] as Cost[]];
    for (const [server, path] of [
      [bare, theirs],
      [foyer, ours],
    ] as const)
      await costOf(server, path, seconds);
    for (let round = 0; round < ROUNDS; round += 1) {
      ofTheirs.push(await costOf(bare, theirs, seconds));
      ofOurs.push(await costOf(foyer, ours, seconds));
    }
    for (const [who, costs] of [
      ['bare route', ofTheirs],
      ['Foyer', ofOurs],
    ] as const) {
      figure(`${name}: ${who}`, median(costs.map(({ perSecond }) => perSecond)), '/s');
      figure(`${name}: ${who}, CPU`, median(costs.map(({ cpu }) => cpu)), 'µs');
    }
    const ratio = (pick: (cost: Cost) => number) => median(ofTheirs.map(pick)) / median(ofOurs.map(pick));
    figure(`${name}: ratio of the rates`, 1 / ratio(({ perSecond }) => perSecond), '×');
    figure(
      `${name}: ratio of CPU`,
      ratio(({ cpu }) => cpu),
      '×',
      { atLeast },
    );
  }
  end();
  await foyer.stop();
}

/** Requests per second, and microseconds of the server's CPU for each, beyond what it takes when nobody asks. */
type Cost = { readonly perSecond: number; readonly cpu: number };

async function costOf({ port, pid, idle }: Server, path: string, seconds: number): Promise<Cost> {
  const get = (connection: Connection) => connection.send('GET', path).then(({ status }) => status === 200);
  const [before, since] = [cpuSeconds([pid]), performance.now()];
  const { done, perSecond } = await load(port, BUYERS, seconds, get);
  const used = cpuSeconds([pid]) - before - (idle * (performance.now() - since)) / 1000;
  return { perSecond, cpu: (1e6 * used) / done };
}

/** Seconds of CPU in a second in which nobody asks. */
async function idleOf(pid: number): Promise<number> {
  const before = cpuSeconds([pid]);
  await pause(IDLE_MS);
  return ((cpuSeconds([pid]) - before) * 1000) / IDLE_MS;
}

/** The address of the script that every page loads. */
async function scriptOf(port: number): Promise<string> {
  const page = await (await fetch(`http://127.0.0.1:${port}${PAGE}`)).text();
  const found = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (!found) throw new Error(`${PAGE} loads no script`);
  return found;
}

/** Starts plain Fastify with the page, the script and the answer that Foyer sends. */
async function startBareRoute(foyerPort: number, script: string, folder: string) {
  const connection = await openConnection(foyerPort);
  const files: string[] = [];
  for (const path of [PAGE, script, LIFETIME]) {
    const file = join(folder, `sent-${files.length}.json`);
    writeFileSync(file, JSON.stringify(sentOf(await connection.send('GET', path))));
    files.push(file);
  }
  connection.close();
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-fastify.ts', String(port), ...files], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await waitForPort(port);
  const bare: Server = { port, pid: child.pid ?? 0, idle: 0 };
  return { bare, end: () => child.kill() };
}

function sentOf({ headers, body }: Reply) {
  const lines = headers
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  const kept = lines.filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()));
  return { headers: Object.fromEntries(kept), body };
}
