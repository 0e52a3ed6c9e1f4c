// Buyers who keep a shop busy while things break. They remember what the shop has told them, for the audit, and when it
// sold, for the figures.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection } from '../bench/http-client.ts';
import { buyAsGuest, type Extent, type Purchase } from '../bench/purchase-tasks.ts';
import { wishOf } from './drill-museum.ts';

const BUYERS = 8;
/** A visitor who has been given no answer tries again later. */
const PAUSE_MS = 100;
/** Nobody looks at an unfinished page for longer. */
const PATIENCE_MS = 30_000;

/** Milliseconds of `performance.now()`. */
type Moment = number;
export type Sale = { readonly port: number; readonly at: Moment };

export type Takings = {
  /** The bookings that buyers were told, each as often as it was told. */
  readonly acknowledged: readonly string[];
  readonly sales: readonly Sale[];
  /** How often each refusal, failure or break was met. */
  readonly refused: ReadonlyMap<string, number>;
  readonly failed: ReadonlyMap<string, number>;
  readonly broken: ReadonlyMap<string, number>;
};

export type Buyers = Takings & {
  /** Each finishes what they are doing. */
  stop(): Promise<void>;
};

type Busy = {
  readonly ports: readonly number[];
  readonly acknowledged: string[];
  readonly sales: Sale[];
  readonly refused: Map<string, number>;
  readonly failed: Map<string, number>;
  readonly broken: Map<string, number>;
  turn: number;
  over: boolean;
};

/** Sends buyers to the shop's processes; each prefers one and goes to the next where that one takes nobody. */
export function sendBuyers(ports: readonly number[]): Buyers {
  const busy: Busy = {
    ports,
    acknowledged: [],
    sales: [],
    refused: new Map(),
    failed: new Map(),
    broken: new Map(),
    turn: 0,
    over: false,
  };
  const all = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buyOn(busy, buyer)));
  return Object.assign(busy, {
    stop: async () => {
      busy.over = true;
      await all;
    },
  });
}

async function buyOn(busy: Busy, buyer: number): Promise<void> {
  while (!busy.over) {
    busy.turn += 1;
    const isServed = await buyOnce(busy, buyer, busy.turn).catch((problem: Error) => {
      count(busy.broken, problem.message.replace(/ 127\.0\.0\.1:\d+/, ''));
      return false;
    });
    if (!isServed) await sleep(PAUSE_MS);
  }
}

/** @returns whether the shop sold or refused, rather than failed */
async function buyOnce(busy: Busy, buyer: number, turn: number): Promise<boolean> {
  const own = busy.ports[buyer % busy.ports.length] ?? 0;
  const origin = `http://localhost:${own}`;
  const proxy = throughProxy(busy.ports, buyer, turn);
  const patience = new AbortController();
  try {
    const purchase = await Promise.race([
      buyAsGuest(proxy, {
        ...wishOf(turn),
        origin,
        turn,
        extent: extentOf(turn),
        wantsInvoice: turn % 3 === 0,
      }),
      sleep(PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
        throw new Error(`no answer in ${PATIENCE_MS / 1000} s`);
      }),
    ]);
    return note(busy, proxy.port, purchase);
  } finally {
    patience.abort();
  }
}

/** As through a proxy: each request goes to the buyer's own process, or to one that takes it. */
function throughProxy(ports: readonly number[], buyer: number, turn: number) {
  const proxy = {
    /** The process that answered last. */
    port: 0,
    send: async (...request: Parameters<Connection['send']>) => {
      const { connection, port } = await connect(ports, buyer, turn);
      proxy.port = port;
      try {
        return await connection.send(...request);
      } finally {
        connection.close();
      }
    },
    close: () => {},
  };
  return proxy;
}

/** A connection to a process that takes one. Every buyer comes from an address of their own. */
async function connect(ports: readonly number[], buyer: number, turn: number) {
  const from = `x-forwarded-for: 10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}\r\n`;
  let problem: unknown;
  for (const [index] of ports.entries()) {
    const port = ports[(buyer + index) % ports.length] ?? 0;
    try {
      return { connection: await openConnection(port, from), port };
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

/** Most buy. Some hold a place, a scarce one, and think better of it; some pay and do not come back. */
function extentOf(turn: number): Extent {
  if (turn % 10 === 0) return 'until held';
  return turn % 7 === 0 ? 'until paid' : 'until booked';
}

function note(busy: Busy, port: number, purchase: Purchase): boolean {
  if ('left' in purchase) return true;
  if ('bookingId' in purchase) {
    busy.acknowledged.push(purchase.bookingId);
    busy.sales.push({ port, at: performance.now() });
    return true;
  }
  const { step, answer } = purchase;
  const isFailure = answer.status >= 500;
  count(isFailure ? busy.failed : busy.refused, `${answer.status} ${codeOf(answer.body)} (${step})`);
  return !isFailure;
}

function codeOf(body: string): string {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? '';
  } catch {
    return 'a page';
  }
}

function count(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
