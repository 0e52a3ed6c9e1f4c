import { fsyncSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { databaseError } from '../database-away.ts';
import { readers } from '../parameters.ts';
import { changeOfMode, newPlanMode, type PlanMode } from '../plan-mode.ts';
import type { Database, Sql } from '../sql.ts';
import { type RunSql, sqlOver } from '../sql-over.ts';
import { createTransactionScope, type TransactionScope } from '../transaction-scope.ts';
import { lastWords, refuseIncomplete, whyUnmade, whyUnopened } from './damaged-folder.ts';
import { type Fsync, makeFolderOnce, syncedFolder } from './durable-folder.ts';
import { prepareStatements } from './prepared-statements.ts';

const parsers = Object.fromEntries(readers.map(({ id, read }) => [id, read]));

const COMMON_SETTINGS = setting('timezone=UTC');
// Without -F, which turns fsync off, and with the one sync method that reaches the folder's fsync.
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...COMMON_SETTINGS,
  ...setting('wal_sync_method=fsync'),
  ...setting('max_wal_size=64MB'),
  ...setting('min_wal_size=32MB'),
];
// Every start fills its buffers: in memory, where there is no disk to save, a few will do.
const MEMORY_PARAMETERS = [
  ...PGlite.defaultStartParams,
  ...COMMON_SETTINGS,
  ...setting('shared_buffers=16MB'),
];

/** Of statements in succession, then others have a turn. */
const PIECE_MS = 8;
const CHECK_LOG_MS = 10_000;
const LOG_BYTES = 16 * 1024 * 1024;

/**
 * The database in a folder, made if it is not there. A commit that was answered survives a power cut.
 * The caller holds the folder's lock (`data-lock.ts`): a second process would corrupt it.
 * @param fsync what syncing a file descriptor means; tests count it
 * @throws DamagedDatabaseError when a part of the folder is missing; nothing is changed then
 * @throws UnopenedDatabaseError when the engine does not open it
 * @throws UnmadeDatabaseError when it is not there, and the engine cannot make it
 */
export async function openEmbeddedDatabase(folder: string, fsync: Fsync = fsyncSync): Promise<Database> {
  let last: string | undefined;
  const onStderr = (line: string): boolean => {
    last = lastWords(line) ?? last;
    return true;
  };
  const open = (path: string): Promise<PGlite> =>
    PGlite.create({ fs: syncedFolder(path, fsync), startParams: DURABLE_PARAMETERS, parsers, onStderr });
  const make = async (path: string): Promise<void> => {
    try {
      await (await open(path)).close();
    } catch (problem) {
      throw whyUnmade(folder, problem, last);
    }
  };
  await makeFolderOnce(folder, make, fsync);
  refuseIncomplete(folder);
  const engine = await open(folder).catch((problem: unknown) => {
    throw whyUnopened(folder, problem, last);
  });
  const database = overEngine(engine, () => clearInterval(timer));
  const timer = keepLogShort(database);
  return database;
}

/** The common face over a running engine. */
function overEngine(engine: PGlite, beforeClose: () => void = () => {}): Database {
  const { inTurn, pending } = createQueue();
  const scope = createTransactionScope();
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    scope.refuseInside();
    return inTurn(work);
  };
  const mode = newPlanMode();
  const ask = inPieces(engine, mode);
  let answered = 0;
  const query: RunSql = async (...asked) => {
    try {
      const answer = await ask(...asked);
      answered += 1;
      return answer;
    } catch (error) {
      throw databaseError(error);
    }
  };
  return {
    kind: 'embedded',
    ...sqlOver((...asked) => alone(() => query(...asked))),
    transaction: (work) => alone(() => openTransaction({ engine, mode, query, scope }, work)),
    executeSql: (text, values) =>
      alone(async () => {
        try {
          const change = changeOfMode(mode, undefined);
          if (change) await engine.exec(change);
          if (values?.length) return await engine.query(text, values);
          const results = await engine.exec(text);
          return { rows: results.flatMap((result) => result.rows) };
        } catch (error) {
          // The text may have opened a transaction of its own; the next caller must not find it.
          mode.kept = undefined;
          await engine.exec('rollback').catch(() => {});
          throw databaseError(error);
        }
      }),
    load: () => {
      const busy = Math.min(1, pending());
      return { busy, idle: 1 - busy, waiting: pending() - busy, most: 1 };
    },
    answered: () => answered,
    // It is a part of this process.
    abandonWhenSilent: async () => false,
    close: () => {
      beforeClose();
      return inTurn(() => engine.close());
    },
  };
}

/** Everything takes its turn: the engine has one session. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const end = () => {
    pending -= 1;
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    pending += 1;
    const turn = last.then(work, work);
    last = turn;
    turn.then(end, end);
    return turn;
  };
  return { inTurn, pending: () => pending };
}

/**
 * The engine runs in this thread, and its answers need no input from outside: one statement after the other would keep
 * everybody waiting who asks for something else.
 */
function inPieces(engine: PGlite, mode: PlanMode): RunSql {
  const runPrepared = prepareStatements(engine, mode);
  let spentMs = 0;
  return async (text, values, name) => {
    const since = performance.now();
    try {
      if (name === undefined) return await engine.query(text, values);
      return await runPrepared(name, text, values);
    } finally {
      spentMs += performance.now() - since;
      if (spentMs > PIECE_MS) {
        await setImmediate();
        spentMs = 0;
      }
    }
  };
}

type Session = {
  readonly engine: PGlite;
  readonly mode: PlanMode;
  readonly query: RunSql;
  readonly scope: TransactionScope;
};

async function openTransaction<Result>(
  { engine, mode, query, scope }: Session,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  try {
    await engine.exec('begin isolation level read committed');
  } catch (error) {
    throw databaseError(error);
  }
  try {
    const result = await scope.run(query, work);
    const [committed] = await engine.exec('commit');
    if (committed?.command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    return result;
  } catch (error) {
    mode.kept = undefined;
    // On a full disk the engine cannot even do that; what it could not do first says why.
    await engine.exec('rollback').catch(() => {});
    throw error;
  }
}

/**
 * PostgreSQL's checkpointer is a process of its own, which this engine has not: without this, the log would grow
 * forever, and so would the next start after a crash.
 */
function keepLogShort(database: Database): NodeJS.Timeout {
  let since = 0;
  const check = async (): Promise<void> => {
    const { rows } = await database.executeSql(
      `select (pg_current_wal_insert_lsn() - '0/0')::float8 as written`,
    );
    if (since > 0 && rows[0].written - since > LOG_BYTES) await database.executeSql('checkpoint');
    else if (since > 0) return;
    since = rows[0].written;
  };
  return setInterval(() => void check().catch(() => {}), CHECK_LOG_MS).unref();
}

/** For tests: in memory, gone when closed. `loadDataDir` may bring a prepared one. */
export async function openMemoryDatabase(options: Pick<PGliteOptions, 'loadDataDir'> = {}) {
  const engine = await PGlite.create({ ...options, startParams: MEMORY_PARAMETERS, parsers });
  return {
    database: overEngine(engine),
    dump: () => engine.dumpDataDir('none'),
    /** What a statement takes and returns, by the ids of the types; it is not run. */
    describe: async (text: string) => {
      const { queryParams, resultFields } = await engine.describeQuery(text);
      return {
        parameters: queryParams.map(({ dataTypeID }) => dataTypeID),
        columns: resultFields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
      };
    },
  };
}

function setting(text: string): string[] {
  return ['-c', text];
}
