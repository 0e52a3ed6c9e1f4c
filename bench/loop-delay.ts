// Loaded before a server that is measured (`node --import`): for how long a turn of its event loop kept everybody waiting at
// most. On SIGUSR2 it writes the milliseconds since the last time into the file LOOP_DELAY_FILE, and begins again: the CPU
// time of its thread, which a busy machine does not stretch, and the time that went by.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_MS = 1_000_000;
const US_PER_MS = 1_000;

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

let longest = 0;
let used = cpuMs();
watchTurns();

process.on('SIGUSR2', () => {
  const measured = { cpu: longest, wall: delay.max / NS_PER_MS };
  writeFileSync(process.env['LOOP_DELAY_FILE'] ?? '', JSON.stringify(measured));
  delay.reset();
  longest = 0;
  used = cpuMs();
});

/** Once for each turn of the loop; unreferenced, so that the loop sleeps as it would without it. */
function watchTurns(): void {
  setImmediate(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - used);
    used = now;
    watchTurns();
  }).unref();
}

/** Of this thread. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / US_PER_MS;
}
