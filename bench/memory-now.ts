// Loaded before a server that is measured (`node --import`): on SIGUSR2 it writes what V8 and Node say of its memory into the
// file MEMORY_FILE, after a collection where `--expose-gc` allows one.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  writeFileSync(process.env['MEMORY_FILE'] ?? '', JSON.stringify(process.memoryUsage()));
});
