// A folder from which no database opens. One of which a part is missing, such as a backup that was cut off, is refused before the
// engine sees it: over a folder without its `PG_VERSION` it would make a new database, and what is left of the old one would be
// lost. What else keeps the engine from opening a folder it does not say; the database in it may be whole. Where it cannot make one,
// nothing is lost.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Without one of these there is nothing to open. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'] as const;

/** The folder is no whole database. */
export class DamagedDatabaseError extends Error {
  constructor(folder: string, missing: string) {
    super(
      `The database in ${folder} is damaged or incomplete: ${missing} is missing. Was a backup cut off? Put a whole one in its place, see docs/operations/backup.md.`,
    );
    this.name = 'DamagedDatabaseError';
  }
}

/** No part is missing, and the engine does not open it. */
export class UnopenedDatabaseError extends Error {
  constructor(folder: string, reason: string, cause: unknown) {
    super(
      `The database in ${folder} does not open (${reason}). Is the disk full, is there too little memory, do its files belong to another user, or was it made by another version? If none of these, restore a backup, see docs/operations/backup.md; keep a copy of the folder first.`,
      { cause },
    );
    this.name = 'UnopenedDatabaseError';
  }
}

/** There was no database, and the engine could not make one. */
export class UnmadeDatabaseError extends Error {
  constructor(folder: string, reason: string, cause: unknown) {
    super(
      `No database could be made in ${folder} (${reason}). Is the disk full, is there too little memory, or may the user who runs Foyer not write there? The next start begins again.`,
      { cause },
    );
    this.name = 'UnmadeDatabaseError';
  }
}

/** What the engine's file system calls by number, of which a start says more (`explain-failed-start.ts`). */
const NUMBERED: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** @throws DamagedDatabaseError */
export function refuseIncomplete(folder: string): void {
  const missing = NEEDED.find((name) => !existsSync(join(folder, name)));
  if (missing) throw new DamagedDatabaseError(folder, missing);
}

/**
 * Why the engine did not open a folder. An error of the system says so by itself.
 * @param last what the engine said last, if anything: its error is the same whatever the reason
 */
export function whyUnopened(folder: string, problem: unknown, last: string | undefined): unknown {
  return (
    systemError(folder, problem) ?? new UnopenedDatabaseError(folder, last ?? reasonOf(problem), problem)
  );
}

/** Why the engine did not make a database, likewise. */
export function whyUnmade(folder: string, problem: unknown, last: string | undefined): unknown {
  return systemError(folder, problem) ?? new UnmadeDatabaseError(folder, last ?? reasonOf(problem), problem);
}

type Problem = {
  readonly code?: string;
  readonly errno?: number;
  readonly name?: string;
  readonly message?: string;
};

function systemError(folder: string, problem: unknown): unknown {
  const { code, errno = 0 } = problem as Problem;
  if (code !== undefined) return problem;
  const named = NUMBERED[errno];
  return named && Object.assign(new Error(named, { cause: problem }), { code: named, path: folder });
}

function reasonOf(problem: unknown): string {
  const { message, name, errno } = problem as Problem;
  return message || (errno === undefined ? String(problem) : `${name} ${errno}`);
}

/** The sentence in a line of the engine's log if it ends with it. */
export function lastWords(line: string): string | undefined {
  return /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1];
}
