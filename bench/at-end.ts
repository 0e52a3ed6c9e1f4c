// What has to be undone however a bench or a drill ends: programs that would run on, folders that would stay. The last comes first.
const undoing: (() => void)[] = [];

process.once('exit', () => {
  for (const undo of undoing.toReversed()) {
    try {
      undo();
    } catch {
      // It is undone already.
    }
  }
});
// Not only the first one: a terminal sends it to the whole group, and whoever started this process passes it on once more.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Calls `undo` when this process ends, also when it is told to. */
export function atEnd(undo: () => void): void {
  undoing.push(undo);
}
