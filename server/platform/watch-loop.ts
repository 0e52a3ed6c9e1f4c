// Whether the process has too much to do: for some seconds, most turns of its event loop have taken long. One long task, such
// as an import, does not count, nor do a few.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A visitor notices nothing of less. The server refuses calls at twenty times as much (`refuse-overload.ts`). */
const LONG_MS = 250;
const LOOK_MS = 2_000;

/**
 * Watches the event loop as long as the process runs.
 * @param lookMs how often it is looked at; the process is behind when it was so at two looks in succession
 */
export function watchLoop(lookMs = LOOK_MS): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let looks = 0;
  setInterval(() => {
    const median = delay.percentile(50) / 1e6;
    looks = median > LONG_MS ? looks + 1 : 0;
    delay.reset();
  }, lookMs).unref();
  return () => looks >= 2;
}
