// Guided tours: how long a visitor waits in a museum with thousands of tours and slots, compared with the demo museum.
import { join } from 'node:path';
import { dayAhead } from './day-ahead.ts';
import { figure, heading, median } from './figures.ts';
import { runToEnd, startFoyer } from './foyer-process.ts';
import { type Connection, load, openConnection } from './http-client.ts';
import { LONG_TOUR, writeToursMuseum } from './tours-museum.ts';

const ROUNDS = 3;
const TARGET_RATIO = 1.5;

type Request = (connection: Connection, turn: number) => Promise<boolean>;

/**
 * @param demoSettings of a data folder with the demo museum in it
 * @param folder where the large museum is written
 * @param seconds how long each request is measured
 */
export async function benchTours(
  demoSettings: Record<string, string>,
  folder: string,
  seconds: number,
): Promise<void> {
  heading('Guided tours, 2,000 of them and 50,000 slots, against the demo museum');
  const settings = { DATA_DIR: join(folder, 'data') };
  writeToursMuseum(join(folder, 'museum'));
  await runToEnd(process.execPath, ['server/commands/import.ts', join(folder, 'museum')], {
    ...settings,
    DEMO: 'off',
  });
  const [large, demo] = [await startFoyer(settings), await startFoyer(demoSettings)];
  await compareAll(large.port, demo.port, await firstTour(demo.port), seconds);
  await demo.stop();
  await large.stop();
}

async function compareAll(large: number, demo: number, demoTour: string, seconds: number): Promise<void> {
  const both = (largePath: (turn: number) => string, demoPath = largePath) =>
    [
      { port: large, request: get(largePath) },
      { port: demo, request: get(demoPath) },
    ] as const;
  const calendars = (shift: (turn: number) => number) =>
    both(
      (turn) => month(LONG_TOUR, shift(turn)),
      (turn) => month(demoTour, shift(turn)),
    );
  const page = both(() => '/de/guided-tours');
  const list = '/api/de/tour/select/event?limit=12';
  const filtered = both(() => `${list}&language=de&date=${dayAhead(7)}`);
  const daily = both((turn) => `${list}&date=${dayAhead(1 + (turn % 55))}`);
  const target = { atMost: TARGET_RATIO };
  await compare('page /de/guided-tours', seconds, page, target);
  await compare(
    'list of 12 tours',
    seconds,
    both(() => list),
    target,
  );
  await compare('list of 12 tours on a day', seconds, filtered, target);
  await compare(
    'calendar of a month',
    seconds,
    calendars(() => 0),
    target,
  );
  await compare(
    'calendar of a month, not cached',
    seconds,
    calendars((turn) => turn % 300),
  );
  await compare('list on a day, not cached', seconds, daily);
}

/** Measures the same request at both museums in turns, and prints the ratio of the medians. */
async function compare(
  name: string,
  seconds: number,
  [large, demo]: readonly [{ port: number; request: Request }, { port: number; request: Request }],
  target?: { readonly atMost: number },
): Promise<void> {
  const rounds = { large: [] as number[], demo: [] as number[] };
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [side, { port, request }] of [
      ['demo', demo],
      ['large', large],
    ] as const) {
      const measured = await load(port, 1, seconds / ROUNDS, request);
      rounds[side].push(measured.p50);
      failed += measured.failed;
    }
  const [ofLarge, ofDemo] = [median(rounds.large), median(rounds.demo)];
  figure(`${name}, demo: p50`, ofDemo, 'ms');
  figure(`${name}: p50`, ofLarge, 'ms');
  figure(`${name}: ratio`, ofLarge / ofDemo, '×', target);
  if (failed > 0) figure(`${name}: failed`, failed, '', { atMost: 0 });
}

function get(path: (turn: number) => string): Request {
  return (connection, turn) => connection.send('GET', path(turn)).then(({ status }) => status === 200);
}

/** The calendar of a tour for 30 days, starting `shift` days later. */
function month(tour: string, shift: number): string {
  const days = [dayAhead(1 + shift), dayAhead(31 + shift)].map((day) => day.replaceAll('-', ''));
  return `/api/de/tour/calendar/tour/${tour}/range/${days.join(';')}`;
}

async function firstTour(port: number): Promise<string> {
  const connection = await openConnection(port);
  const { body } = await connection.send('GET', '/api/de/tour/select/event?limit=1');
  connection.close();
  return (JSON.parse(body) as { data: { tours: { id: string }[] } }).data.tours[0]?.id ?? '';
}
