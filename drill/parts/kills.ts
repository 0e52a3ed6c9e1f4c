import { playPart, type Stage } from '../play-part.ts';

const ROUNDS = 2;

/** Kills every process in turn with SIGKILL, and starts it again. Then each is told to end, and says so before it does. */
export function drillKills(stage: Stage): Promise<string[]> {
  return playPart(stage, {
    name: 'kills',
    faults: ({ processes }) => [
      ...Array.from({ length: ROUNDS }, (_, round) =>
        processes.map((process, index) => ({
          name: `kill -9 of process ${index + 1}, round ${round + 1}`,
          begin: () => process.killAndRestart(),
        })),
      ).flat(),
      ...processes.map((process, index) => ({
        name: `a restart of process ${index + 1}`,
        begin: () => process.restart({}),
        unready: [process.port],
      })),
    ],
  });
}
