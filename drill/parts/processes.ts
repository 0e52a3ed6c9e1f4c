// Two processes under one parent (ADR 056): a restart one after the other that nobody may notice, one of the two killed, and
// the parent killed, which must take both with it and leave the port to the next one.
import { awaitEnds, childProcesses } from '../child-processes.ts';
import type { DrillShop } from '../drill-shop.ts';
import { playPart, type Stage } from '../play-part.ts';
import type { Fault } from '../strike.ts';

const PROCESSES = 2;
/** Each one drains, and its successor starts before. */
const RESTART_SECONDS = 300;
const LEFT_ALONE_SECONDS = 10;

export function missingProcesses(): string | undefined {
  return process.platform === 'linux' ? undefined : 'Linux, which tells the children of a process';
}

/** Restarts and kills the processes of one parent. */
export function drillProcesses(stage: Stage): Promise<string[]> {
  return playPart(stage, {
    name: 'processes',
    settings: { PROCESSES: String(PROCESSES) },
    processes: [{}],
    faults: (shop) => [
      rollingRestart(shop, 'a restart one after the other'),
      { name: 'kill -9 of one of two', begin: () => killOne(shop) },
      { name: 'kill -9 of the parent', begin: () => killParent(shop) },
      rollingRestart(shop, 'a restart after all that'),
    ],
  });
}

function rollingRestart(shop: DrillShop, name: string): Fault {
  return {
    name,
    isHarmless: true,
    begin: async () => {
      const { parent, children } = familyOf(shop);
      process.kill(parent, 'SIGHUP');
      const left = await awaitEnds(children, RESTART_SECONDS);
      if (left.length > 0) shop.troubles.push(`${name}: ${left.length} processes were not replaced`);
    },
  };
}

function killOne(shop: DrillShop): void {
  const [child] = familyOf(shop).children;
  if (child !== undefined) process.kill(child, 'SIGKILL');
}

async function killParent(shop: DrillShop): Promise<void> {
  const { children } = familyOf(shop);
  await shop.processes[0]?.killAndRestart();
  const left = await awaitEnds(children, LEFT_ALONE_SECONDS);
  if (left.length > 0) shop.troubles.push(`${left.length} processes went on without their parent`);
}

function familyOf(shop: DrillShop): { readonly parent: number; readonly children: readonly number[] } {
  const parent = shop.processes[0]?.pid() ?? 0;
  const children = childProcesses(parent);
  if (children.length !== PROCESSES)
    shop.troubles.push(`the parent has ${children.length} processes instead of ${PROCESSES}`);
  return { parent, children };
}
