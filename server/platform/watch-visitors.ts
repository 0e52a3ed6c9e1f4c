// Whether visitors keep a process so busy that work for which nobody waits should come after them: many requests are under
// way, and the event loop hardly rests. Many requests alone may wait for a payment provider, and a busy loop alone may be
// busy with that work.
import { performance } from 'node:perf_hooks';

const MANY_REQUESTS = 4;
const BUSY_SHARE = 0.5;
const LOOK_MS = 100;
/** What the newest look counts for: the averages are of the last second, more or less. */
const WEIGHT = 0.2;

let underWay = 0;

/** A request is under way from now until its answer was sent, or its visitor has left. */
export function requestBegins(): void {
  underWay += 1;
}

export function requestEnds(): void {
  underWay -= 1;
}

/** Watches the visitors of this process, as long as it runs. */
export function watchVisitors(): () => boolean {
  let requests = 0;
  let busy = 0;
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    busy += WEIGHT * (performance.eventLoopUtilization(now, before).utilization - busy);
    requests += WEIGHT * (underWay - requests);
    before = now;
  }, LOOK_MS).unref();
  return () => requests >= MANY_REQUESTS && busy >= BUSY_SHARE;
}
