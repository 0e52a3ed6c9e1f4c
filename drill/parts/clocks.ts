import { playPart, type Stage } from '../play-part.ts';

/** One process's clock is 25 minutes ahead, longer than a place is held. It must take no place that the other's visitors hold. */
export function drillClocks(stage: Stage): Promise<string[]> {
  return playPart(stage, {
    name: 'clocks',
    processes: [{}, { imports: ['./drill/clock-ahead.ts'] }],
    faults: () => [{ name: 'a clock 25 minutes ahead', begin: () => {}, seconds: 15 }],
  });
}
