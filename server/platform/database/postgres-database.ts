import pg from 'pg';
import { databaseError, isConnectionLost } from './database-away.ts';
import { isSilent, poolSockets } from './health/abandon-connections.ts';
import { readers } from './parameters.ts';
import { changeOfMode, newPlanMode, type PlanMode } from './plan-mode.ts';
import { isRead, shareReads } from './shared-reads.ts';
import type { Database, Sql } from './sql.ts';
import { type RunSql, sqlOver } from './sql-over.ts';
import { createTransactionScope, type TransactionScope } from './transaction-scope.ts';

const TEXT_ARRAY = 1009 as number;
const readTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);

type Reader = (text: string) => unknown;
const readersById = new Map<number, Reader>(
  readers.flatMap(({ id, arrayId, read }): [number, Reader][] => [
    [id, read],
    [arrayId, (text) => readTexts(text).map((item) => (item === null ? null : read(item)))],
  ]),
);
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && readersById.get(id)) || pg.types.getTypeParser(id, format as 'text'),
};

export type PostgresOptions = {
  /** Called when an idle connection breaks; the pool replaces them by itself. */
  readonly onLostConnection?: (error: Error) => void;
  readonly connections?: number;
  /**
   * Milliseconds until a query is given up, and its connection with it: nothing else notices a server that has become
   * silent. PostgreSQL itself ends the statement a little earlier.
   */
  readonly queryMs?: number;
};

/** No visitor waits longer. */
const QUERY_MS = 10_000;
/** Imports of large museums, and migrations. */
export const PATIENT_QUERY_MS = 30 * 60_000;
/** The server gives up first: then the connection survives. */
const SERVER_SHARE = 0.9;
/** Whoever closes the database has nothing more to ask. */
const CLOSE_MS = 2_000;
/** A silent server is noticed on idle connections too: after about as long as a query may take. */
const KEEP_ALIVE_MS = 5_000;

/**
 * A pool of connections to PostgreSQL 15 or newer.
 * @param url `postgres://…`
 * @throws DatabaseAway from every query while the server cannot be reached or does not answer in time
 */
export function openPostgresDatabase(
  url: string,
  { onLostConnection = () => {}, connections = 10, queryMs = QUERY_MS }: PostgresOptions = {},
): Database {
  const sockets = poolSockets();
  const pool = new pg.Pool({
    ...{ ...CONNECTION, ...limits(queryMs), stream: sockets.open },
    ...{ connectionString: url, max: connections },
  });
  pool.on('error', onLostConnection);
  // A checked-out connection that breaks rejects its query and also emits; without a listener that ends the process.
  const answered: Answered = { count: 0 };
  pool.on('connect', (client) => {
    client.on('error', () => {});
    answeredOn.set(client, answered);
  });
  const scope = createTransactionScope();
  const lend: Lend = async (work, giveBack = releaseFailed) => {
    scope.refuseInside();
    return lendClient(pool, work, giveBack);
  };
  const read = shareReads(() => connect(pool), runOn);
  return {
    kind: 'postgres',
    ...sqlOver(async (...asked) => {
      scope.refuseInside();
      return isRead(asked[0])
        ? read(...asked)
        : lendClient(pool, (client) => runOn(client)(...asked), releaseAfterStatement);
    }),
    transaction: (work, { patient = false } = {}) =>
      lend((client) => openTransaction(client, scope, work, patient ? PATIENT_QUERY_MS : undefined)),
    executeSql: (text, values) =>
      lend((client) => {
        choosePlans(client, undefined);
        return runSeveral(client, text, values);
      }),
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: connections,
    }),
    answered: () => answered.count,
    abandonWhenSilent: async () => {
      const silent = await isSilent({ connectionString: url }, sockets.heard);
      if (silent) sockets.abandon();
      return silent;
    },
    close: () => {
      const late = setTimeout(sockets.abandon, CLOSE_MS);
      return pool.end().finally(() => clearTimeout(late));
    },
  };
}

const CONNECTION: pg.PoolConfig = {
  types,
  pipeline: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  application_name: 'foyer',
  // To compile a statement takes longer than the shop's own statements do, over a year's orders too.
  options: '-c timezone=UTC -c jit=off',
  idle_in_transaction_session_timeout: 60_000,
};

function limits(queryMs: number): pg.PoolConfig {
  return {
    connectionTimeoutMillis: Math.min(queryMs, QUERY_MS),
    query_timeout: queryMs,
    statement_timeout: Math.round(queryMs * SERVER_SHARE),
  };
}

type GiveBack = (client: pg.PoolClient, error: unknown) => void | Promise<void>;
type Lend = <Result>(
  work: (client: pg.PoolClient) => Promise<Result>,
  giveBack?: GiveBack,
) => Promise<Result>;

/**
 * Lends a connection to `work`. Not `pool.query`: that throws the connection away whenever a statement fails, and a broken
 * constraint is no reason.
 * @param giveBack what becomes of the connection after an error
 */
async function lendClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  giveBack: GiveBack,
): Promise<Result> {
  const client = await connect(pool);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    await giveBack(client, error);
    throw error;
  }
}

function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((problem: unknown) => {
    throw databaseError(problem);
  });
}

async function runSeveral(client: pg.PoolClient, text: string, values: unknown[] | undefined) {
  const several = await ask(client, values?.length ? { text, values } : { text });
  return { rows: [several].flat().flatMap((result) => result.rows ?? []) };
}

/** A query as `pg` takes it; its types lack the time after which it gives the query up. */
type Asked = pg.QueryConfig & { readonly query_timeout?: number };

/** @param queryMs undefined: the pool's */
function runOn(client: pg.PoolClient, queryMs?: number): RunSql {
  const limit = queryMs === undefined ? {} : { query_timeout: queryMs };
  return (text, values, name) => {
    choosePlans(client, name);
    return ask(client, name === undefined ? { text, values, ...limit } : { text, values, name, ...limit });
  };
}

const planModes = new WeakMap<pg.PoolClient, PlanMode>();

function choosePlans(client: pg.PoolClient, name: string | undefined): void {
  const mode = planModes.get(client) ?? newPlanMode();
  planModes.set(client, mode);
  const change = changeOfMode(mode, name);
  // Not awaited: it travels with the statement, which fails by itself where this does.
  if (change)
    query(client, { text: change }).catch(() => {
      mode.kept = undefined;
    });
}

/** How many statements the connections of a pool have answered. */
type Answered = { count: number };
const answeredOn = new WeakMap<pg.PoolClient, Answered>();

/** Runs a statement that somebody waits for. */
function ask(client: pg.PoolClient, asked: Asked): Promise<pg.QueryResult> {
  return client.query(asked).then(
    (result) => {
      const answered = answeredOn.get(client);
      if (answered) answered.count += 1;
      return result;
    },
    (problem: unknown) => {
      throw databaseError(problem);
    },
  );
}

function query(client: pg.PoolClient, asked: Asked): Promise<pg.QueryResult> {
  return client.query(asked).catch((problem: unknown) => {
    throw databaseError(problem);
  });
}

/** Outside a transaction a failed statement leaves nothing behind. */
function releaseAfterStatement(client: pg.PoolClient, error: unknown): void {
  client.release(isConnectionLost(error));
}

/**
 * After an error, the connection may be inside a transaction, and its own idea of that lags behind: the error arrives
 * before the status. So it is rolled back, needed or not, and is thrown away when that fails.
 */
async function releaseFailed(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isConnectionLost(error)) return client.release(true);
  planModes.set(client, { kept: undefined });
  const clean = await client.query('rollback').then(
    () => true,
    () => false,
  );
  client.release(!clean);
}

async function openTransaction<Result>(
  client: pg.PoolClient,
  scope: TransactionScope,
  work: (sql: Sql) => Promise<Result>,
  queryMs: number | undefined,
): Promise<Result> {
  // Not awaited: BEGIN and the first statement travel together, which saves a round trip.
  const begun = query(client, {
    text: `begin isolation level read committed${queryMs ? `; set local statement_timeout = ${queryMs}` : ''}`,
  });
  // Seen to below; a connection lost in between is not an unhandled rejection.
  begun.catch(() => {});
  const result = await scope.run(runOn(client, queryMs), work).finally(() => begun);
  const committed = await query(client, { text: 'commit' });
  // After a failed statement whose error was swallowed, PostgreSQL answers COMMIT by rolling back.
  if (committed.command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
  return result;
}
