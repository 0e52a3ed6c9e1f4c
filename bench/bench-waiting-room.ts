// The waiting room: what 20,000 visitors who wait ask of the server, and what is left for those who buy meanwhile.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_MUSEUM_YAML } from './bench-museum.ts';
import { cpuSeconds } from './cpu-time.ts';
import { figure, heading } from './figures.ts';
import { type FoyerProcess, runToEnd, startFoyer } from './foyer-process.ts';
import { type Connection, load, openConnection } from './http-client.ts';
import { passPurchaseTask, purchaseTask, spreadSlot } from './purchase-tasks.ts';

const VISITORS = 20_000;
const BUYERS = 16;
const CONNECTIONS = 32;
/** Visitors let in a minute: the last of them waits for half an hour. */
const FEW = 600;
/** Nobody waits. */
const ALL = 100_000;

export type Rush = {
  readonly name: string;
  /** Of a database into which the bench museum is imported. */
  readonly settings: Readonly<Record<string, string>>;
  /** The folder of the bench museum. */
  readonly museum: string;
  readonly seconds: number;
};

/** Measures it on one database engine. */
export async function benchWaitingRoom(rush: Rush): Promise<void> {
  const { name, settings, seconds } = rush;
  heading(`${VISITORS} visitors in the waiting room, ${BUYERS} buyers, ${name}`);
  await openRoom(rush, 'hot', FEW);
  const foyer = await startFoyer(settings);
  const origin = `http://localhost:${foyer.port}`;
  const buying = purchaseTask(origin, 'spread-karte', spreadSlot);
  await load(foyer.port, BUYERS, 2, buying);
  const alone = await load(foyer.port, BUYERS, seconds * 2, buying);
  figure('purchases while nobody waits', alone.perSecond, '/s');

  const crowd = await arrive(foyer.port);
  const asking = ask(foyer.port, crowd);
  await measureQuestions(foyer, asking, seconds);
  const beside = await load(foyer.port, BUYERS, seconds * 2, buying);
  figure('purchases while they wait', beside.perSecond, '/s');
  figure('purchases while they wait: ratio', beside.perSecond / alone.perSecond, '×', { atLeast: 0.9 });
  figure('purchases while they wait: failed', beside.failed, '', { atMost: 0 });
  await asking.stop();
  figure('questions that failed', asking.failed, '', { atMost: 0 });
  await measureMost(foyer, crowd, seconds / 2);

  await openRoom(rush, 'spread', ALL);
  const withPass = passPurchaseTask(origin, 'spread-karte', spreadSlot);
  await load(foyer.port, BUYERS, 2, withPass);
  const passed = await load(foyer.port, BUYERS, seconds * 2, withPass);
  figure('purchases of buyers who enter and are let in at once', passed.perSecond, '/s');
  figure('purchases with a pass: ratio', passed.perSecond / alone.perSecond, '×', { atLeast: 0.7 });
  figure('purchases with a pass: failed', passed.failed, '', { atMost: 0 });
  await foyer.stop();
}

/** The bench museum again, with a waiting room for one of its events. */
async function openRoom({ settings, museum }: Rush, event: 'hot' | 'spread', pace: number): Promise<void> {
  const room = `waiting_room:
  rushes: [{id: ${event}, from: "2020-01-01 00:00", to: "2099-01-01 00:00", events: [${event}], pace: ${pace}}]
`;
  writeFileSync(join(museum, 'museum.yaml'), BENCH_MUSEUM_YAML + room);
  await runToEnd(process.execPath, ['server/commands/import.ts', museum], { ...settings, DEMO: 'off' });
}

type Visitor = {
  readonly body: string;
  /** When the visitor asks again, in milliseconds. */
  due: number;
};

/** All of them come, as fast as the server gives places. They ask again at any moment of their pause. */
async function arrive(port: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  const since = performance.now();
  await onConnections(port, async (connection) => {
    while (visitors.length < VISITORS) {
      const { body } = await connection.send('POST', '/api/de/waiting-room/enter', '{"line":"rush:hot"}');
      const { place, retryAfter } = (JSON.parse(body) as { data: { place: string; retryAfter: number } })
        .data;
      visitors.push({ body: JSON.stringify({ place }), due: Math.random() * retryAfter * 1000 });
    }
  });
  figure('places given', visitors.length / ((performance.now() - since) / 1000), '/s');
  return visitors;
}

type Asking = { answered: number; failed: number; stop(): Promise<unknown> };

/** They ask whenever the server has told them to, and up to a fifth later, as the shop's page does. */
function ask(port: number, visitors: readonly Visitor[]): Asking {
  const start = performance.now();
  const asking: Asking = { answered: 0, failed: 0, stop: async () => {} };
  let stopped = false;
  let due: Visitor[] = [];
  const timer = setInterval(() => {
    const now = performance.now() - start;
    for (const visitor of visitors)
      if (visitor.due <= now) {
        due.push(visitor);
        visitor.due = Number.POSITIVE_INFINITY;
      }
  }, 100);
  const asked = onConnections(port, async (connection) => {
    while (!stopped) {
      const visitor = due.pop();
      if (!visitor) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const { status, body } = await connection.send('POST', '/api/de/waiting-room/turn', visitor.body);
      if (status === 200) asking.answered += 1;
      else asking.failed += 1;
      const { retryAfter } = (JSON.parse(body) as { data: { retryAfter: number } }).data;
      visitor.due = performance.now() - start + retryAfter * 1000 * (1 + Math.random() / 5);
    }
  });
  asking.stop = () => {
    stopped = true;
    due = [];
    clearInterval(timer);
    return asked;
  };
  return asking;
}

/** What they ask of a server that does nothing else. */
async function measureQuestions({ pid }: FoyerProcess, asking: Asking, seconds: number): Promise<void> {
  const before = { answered: asking.answered, cpu: cpuSeconds([pid]) };
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const answered = asking.answered - before.answered;
  const cpu = cpuSeconds([pid]) - before.cpu;
  figure('questions at the pauses that the server tells', answered / seconds, '/s');
  figure('share of one core for them', (100 * cpu) / seconds, '%', { atMost: 15 });
  if (answered > 0) figure('CPU of the server per question', (1000 * cpu) / answered, 'ms');
}

/** As many questions as the server answers. */
async function measureMost(
  { port, pid }: FoyerProcess,
  visitors: readonly Visitor[],
  seconds: number,
): Promise<void> {
  const before = cpuSeconds([pid]);
  const most = await load(port, CONNECTIONS, seconds, async (connection, turn) => {
    const { body = '' } = visitors[turn % visitors.length] ?? {};
    return (await connection.send('POST', '/api/de/waiting-room/turn', body)).status === 200;
  });
  figure('most questions', most.perSecond, '/s');
  figure(
    'CPU of the server per question, at most questions',
    (1000 * (cpuSeconds([pid]) - before)) / most.done,
    'ms',
  );
}

async function onConnections(port: number, run: (connection: Connection) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const connection = await openConnection(port);
      await run(connection);
      connection.close();
    }),
  );
}
