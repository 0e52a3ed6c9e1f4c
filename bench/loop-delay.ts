// Loaded before a server that is measured (`node --import`): how long its event loop was held at most. On SIGUSR2 it writes
// the milliseconds since the last time into the file LOOP_DELAY_FILE, and begins again.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_MS = 1_000_000;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('SIGUSR2', () => {
  writeFileSync(process.env['LOOP_DELAY_FILE'] ?? '', String(delay.max / NS_PER_MS));
  delay.reset();
});
