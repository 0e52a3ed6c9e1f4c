// What the processes say at `/readyz` while a fault strikes, asked as a proxy asks that sends visitors to them.
import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../bench/figures.ts';
import { READY_PATH } from '../domain/addresses.ts';

const PAUSE_MS = 100;
/** Longer than a process takes to find out that its database is silent. */
const PATIENCE_MS = 8_000;

/** Moments of `performance.now()`; the status is 0 where nobody answered. */
export type Said = {
  readonly port: number;
  readonly asked: number;
  readonly answered: number;
  readonly status: number;
};

export type ReadinessWatch = {
  /** In the order of their answers. */
  readonly said: readonly Said[];
  stop(): Promise<void>;
};

/** When a fault began and was over, and the processes that cannot sell meanwhile. */
export type Struck = { readonly since: number; readonly over: number; readonly unready: readonly number[] };

/** Asks every process, ten times in a second. */
export function watchReadiness(ports: readonly number[]): ReadinessWatch {
  const said: Said[] = [];
  let isOver = false;
  const asking = ports.map(async (port) => {
    while (!isOver) {
      const asked = performance.now();
      const status = await ask(port);
      said.push({ port, asked, answered: performance.now(), status });
      await sleep(PAUSE_MS);
    }
  });
  return {
    said,
    stop: async () => {
      isOver = true;
      await Promise.all(asking);
    },
  };
}

function ask(port: number): Promise<number> {
  return fetch(`http://127.0.0.1:${port}${READY_PATH}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

/** Says so of a process that was asked after the fault. */
export function isReadyAgain(said: readonly Said[], port: number, over: number): boolean {
  return said.some((one) => one.port === port && one.asked >= over && one.status === 200);
}

/** Prints how long it took the slowest process to say that it could not sell, and that it could again. */
export function printReadiness(name: string, said: readonly Said[], { since, over, unready }: Struck): void {
  const slowest = (isIt: (one: Said) => boolean, from: number) =>
    Math.max(
      ...unready.map((port) => said.find((one) => one.port === port && isIt(one))?.answered ?? Number.NaN),
    ) - from;
  if (unready.length === 0) return;
  figure(`${name}: not ready after`, slowest(isRefusal(since), since) / 1000, 's');
  figure(`${name}: ready after`, slowest((one) => one.asked >= over && one.status === 200, over) / 1000, 's');
}

/**
 * Who cannot sell must say so before the fault is over, and take it back by itself; who can must not say anything else.
 * @returns what went wrong
 */
export function judgeReadiness(
  name: string,
  ports: readonly number[],
  said: readonly Said[],
  { since, over, unready }: Struck,
): string[] {
  return ports.flatMap((port) => {
    const own = said.filter((one) => one.port === port);
    if (!unready.includes(port)) {
      const wrong = own.filter(({ status }) => status !== 200).length;
      return wrong === 0 ? [] : [`${name}: the process on port ${port} was not ready ${wrong} times`];
    }
    const refused = own.some((one) => isRefusal(since)(one) && one.answered <= over);
    return [
      ...(refused ? [] : [`${name}: the process on port ${port} did not say that it was not ready`]),
      ...(isReadyAgain(own, port, over) ? [] : [`${name}: the process on port ${port} was not ready again`]),
    ];
  });
}

function isRefusal(since: number) {
  return ({ asked, status }: Said) => asked >= since && status === 503;
}
