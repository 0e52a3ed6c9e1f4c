// One fault under load: it begins, lasts, ends, and then every process must sell again by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../bench/figures.ts';
import type { Buyers, Sale } from './buyers.ts';
import { isReadyAgain, judgeReadiness, printReadiness, watchReadiness } from './readiness.ts';

export type Fault = {
  readonly name: string;
  begin(): void | Promise<void>;
  /** Until it ends. */
  readonly seconds?: number;
  end?(): void | Promise<void>;
  /** Nothing that visitors may notice: each request that breaks or fails meanwhile is a finding. */
  readonly isHarmless?: boolean;
  /** The processes, by their ports, that must say that they are not ready; no other may. Not asked unless given. */
  readonly unready?: readonly number[];
};

/** Whoever has not sold by then needs help. */
const MOST_SECONDS_UNTIL_SALE = 60;
const CALM_SECONDS = 2;

/**
 * Strikes once.
 * @param ports of all processes
 * @returns what went wrong: processes that do not sell afterwards, or say the wrong thing of it, and harm where none may be
 */
export async function strike(buyers: Buyers, ports: readonly number[], fault: Fault): Promise<string[]> {
  const { unready } = fault;
  const watch = unready && watchReadiness(ports);
  const since = performance.now();
  const before = harmOf(buyers);
  await fault.begin();
  await sleep((fault.seconds ?? 0) * 1000);
  await fault.end?.();
  const over = performance.now();
  const until = over + MOST_SECONDS_UNTIL_SALE * 1000;
  const waiting = () => ports.filter((port) => !soldAfter(buyers.sales, port, over));
  while (waiting().length > 0 && performance.now() < until) await sleep(50);
  const silent = waiting();
  figure(`${fault.name}: no sale for`, longestGap(buyers.sales, since) / 1000, 's');
  figure(`${fault.name}: all sell after`, (performance.now() - over) / 1000, 's');
  const said = watch?.said ?? [];
  const unsure = () => (unready ?? []).filter((port) => !isReadyAgain(said, port, over));
  while (unsure().length > 0 && performance.now() < until) await sleep(50);
  if (unready) printReadiness(fault.name, said, { since, over, unready });
  await sleep(CALM_SECONDS * 1000);
  await watch?.stop();
  const harm = harmOf(buyers) - before;
  return [
    ...silent.map(
      (port) =>
        `${fault.name}: the process on port ${port} did not sell again in ${MOST_SECONDS_UNTIL_SALE} s`,
    ),
    ...(unready ? judgeReadiness(fault.name, ports, said, { since, over, unready }) : []),
    ...(fault.isHarmless && harm > 0 ? [`${fault.name}: ${harm} requests broke or failed`] : []),
  ];
}

/** How many requests got no answer, or one that says that the shop failed. */
function harmOf({ broken, failed }: Buyers): number {
  return [...broken.values(), ...failed.values()].reduce((sum, count) => sum + count, 0);
}

/** Milliseconds between two sales, at most, since a moment; the time until now counts as well. */
export function longestGap(sales: readonly Sale[], since: number): number {
  let last = since;
  let longest = 0;
  for (const { at } of sales) {
    if (at < since) continue;
    longest = Math.max(longest, at - last);
    last = at;
  }
  return Math.max(longest, performance.now() - last);
}

function soldAfter(sales: readonly Sale[], port: number, moment: number): boolean {
  return sales.some((sale) => sale.port === port && sale.at > moment);
}
