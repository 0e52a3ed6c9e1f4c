// How long a server kept everybody waiting at most, measured within it by `loop-delay.ts`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { figure } from './figures.ts';
import { type FoyerProcess, startFoyer } from './foyer-process.ts';

const MOST_HELD_MS = 50;
const PIECE = JSON.stringify(
  Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Ausstellung ${id}`, free: [id, 1, 2] })),
);
const ROUNDS = 20;

/** A shop that is measured. */
export type WatchedFoyer = FoyerProcess & {
  /** Milliseconds of the longest turn of its event loop since the last call. */
  heldMs(): Promise<{ readonly cpu: number; readonly wall: number }>;
};

/** @param file for what it measures */
export async function startWatched(settings: Record<string, string>, file: string): Promise<WatchedFoyer> {
  const imports = [join(import.meta.dirname, 'loop-delay.ts')];
  const shop = await startFoyer({ ...settings, LOOP_DELAY_FILE: file }, { imports });
  const heldMs = async () => {
    rmSync(file, { force: true });
    shop.signal('SIGUSR2');
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(5);
    return JSON.parse(readFileSync(file, 'utf8')) as { cpu: number; wall: number };
  };
  return { ...shop, heldMs };
}

/** Prints it: CPU time, because others may be at work on the machine. */
export async function printHeld(what: string, shop: WatchedFoyer): Promise<void> {
  const { cpu, wall } = await shop.heldMs();
  figure(`${what}: event loop held at most, CPU`, cpu, 'ms', { atMost: MOST_HELD_MS });
  figure(`${what}: the same by the clock`, wall, 'ms');
}

/** What a fixed piece of work takes at the moment, to compare with other machines and other hours. */
export function printPiece(): void {
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) JSON.stringify(JSON.parse(PIECE));
  const { user, system } = process.cpuUsage(before);
  figure(
    `reading and writing ${Math.round(PIECE.length / 1024)} KB of JSON, CPU`,
    (user + system) / 1000 / ROUNDS,
    'ms',
  );
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
