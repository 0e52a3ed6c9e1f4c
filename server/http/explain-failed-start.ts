// Why the shop does not start, in a sentence for whoever started it. What is not expected keeps its stack.

import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { DatabaseAway } from '../platform/database/database-away.ts';
import {
  DamagedDatabaseError,
  UnmadeDatabaseError,
  UnopenedDatabaseError,
} from '../platform/database/embedded/damaged-folder.ts';
import { MigrationBlockedError, MigrationFailedError } from '../platform/database/migrate.ts';
import { IncompleteDatabaseError } from '../platform/database/whole-database.ts';
import { SettingError } from '../platform/read-setting.ts';
import { NoMuseumError } from '../site/museum.ts';

type SystemError = Error & {
  readonly code?: string;
  readonly path?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
};

/** Their messages are for whoever starts the shop. */
const SAYING_WHY = [
  SettingError,
  NoMuseumError,
  DataFolderInUseError,
  MigrationBlockedError,
  MigrationFailedError,
  DamagedDatabaseError,
  UnopenedDatabaseError,
  UnmadeDatabaseError,
  IncompleteDatabaseError,
];

/** Undefined for what nobody expected. */
export function explainFailedStart(problem: unknown): string | undefined {
  if (!(problem instanceof Error)) return undefined;
  if (SAYING_WHY.some((kind) => problem instanceof kind)) return problem.message;
  return explainSystem(problem) ?? explainDatabase(problem);
}

function explainSystem({ code, path, port, address, hostname }: SystemError): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Another program already listens on port ${port}. Stop it, or set PORT to another number.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${address ?? hostname ?? ''}. HOST is one of its own addresses, such as 127.0.0.1 or 0.0.0.0, and so is what METRICS_ADDRESS begins with.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return port === undefined
        ? `${path ?? 'A file'} cannot be written. Foyer needs to write in DATA_DIR: run it as the user who has that folder, give the folder to its user, or set DATA_DIR to another one.`
        : `Port ${port} needs more rights than Foyer has. Set PORT to 1024 or more, and let a proxy listen on ${port}.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full${path ? ` (${path})` : ''}. Foyer needs space in DATA_DIR.`;
    default:
      return undefined;
  }
}

/** SQLSTATEs that are about DATABASE_URL: https://www.postgresql.org/docs/15/errcodes-appendix.html */
function explainDatabase(problem: Error): string | undefined {
  const { cause } = problem;
  const { code, message } = (problem instanceof DatabaseAway ? cause : problem) as SystemError;
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL refuses the user of DATABASE_URL: ${message}.`;
    case '3D000':
      return `PostgreSQL has no such database: ${message}. Create it, or change DATABASE_URL.`;
    case '53300':
      return `PostgreSQL has no connection left: ${message}. Raise its max_connections, or end other programs.`;
    case '53100':
      return `The disk of the database is full: ${message}.`;
    case '42501':
      return `The user of DATABASE_URL may not do what Foyer needs: ${message}. It should own the database.`;
    default:
      return problem instanceof DatabaseAway
        ? `The database of DATABASE_URL does not answer (${message || code}). Is PostgreSQL running there?`
        : undefined;
  }
}
