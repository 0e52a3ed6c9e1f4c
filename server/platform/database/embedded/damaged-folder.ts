// An embedded database of which a part is missing, such as a backup that was cut off. The engine would make a new database
// over a folder without its `PG_VERSION`, and what is left of the old one would be lost.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Without one of these there is nothing to open. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'] as const;

/** The folder is no whole database. */
export class DamagedDatabaseError extends Error {
  constructor(folder: string, problem: string, cause?: unknown) {
    super(
      `The database in ${folder} is damaged or incomplete: ${problem}. Was a backup cut off? Put a whole one in its place, see docs/operations/backup.md.`,
      { cause },
    );
    this.name = 'DamagedDatabaseError';
  }
}

/**
 * An empty folder, such as a volume, holds nothing that could be lost.
 * @throws DamagedDatabaseError
 */
export function refuseIncomplete(folder: string): void {
  if (readdirSync(folder).length === 0) return;
  const missing = NEEDED.find((name) => !existsSync(join(folder, name)));
  if (missing) throw new DamagedDatabaseError(folder, `${missing} is missing`);
}

/** What the engine says when it does not open a folder: nothing that helps, unless the system has refused something. */
export function damageOr(folder: string, problem: unknown): unknown {
  const { code } = problem as { readonly code?: string };
  return code === undefined ? new DamagedDatabaseError(folder, 'it does not open', problem) : problem;
}
