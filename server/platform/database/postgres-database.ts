import pg from 'pg';
import { readers } from './parameters.ts';
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

/**
 * A pool of connections to PostgreSQL 15 or newer.
 * @param url `postgres://…`
 * @param onLostConnection called when an idle connection breaks; the pool replaces them by itself
 */
export function openPostgresDatabase(
  url: string,
  onLostConnection: (error: Error) => void = () => {},
  connections = 10,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    pipeline: true,
    keepAlive: true,
    application_name: 'foyer',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', onLostConnection);
  // A checked-out connection that breaks rejects its query and also emits; without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const scope = createTransactionScope();

  // Not `pool.query`: that throws the connection away whenever a statement fails, and a broken constraint is no reason.
  const onAnyClient: RunSql = async (...query) => {
    scope.refuseInside();
    const client = await pool.connect();
    try {
      return await runOn(client)(...query);
    } finally {
      client.release();
    }
  };

  const withClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    scope.refuseInside();
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      await releaseFailed(client);
      throw error;
    }
  };

  return {
    kind: 'postgres',
    ...sqlOver(onAnyClient),
    transaction: (work) => withClient((client) => openTransaction(client, scope, work)),
    executeSql: (text, values) =>
      withClient(async (client) => {
        const several = values?.length ? await client.query({ text, values }) : await client.query(text);
        return { rows: [several].flat().flatMap((result) => result.rows ?? []) };
      }),
    close: () => pool.end(),
  };
}

function runOn(client: pg.PoolClient): RunSql {
  return (text, values, name) => client.query(name === undefined ? { text, values } : { text, values, name });
}

/**
 * After an error, the connection may be inside a transaction, and its own idea of that lags behind: the error arrives
 * before the status. So it is rolled back, needed or not, and is thrown away when that fails.
 */
async function releaseFailed(client: pg.PoolClient): Promise<void> {
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
): Promise<Result> {
  // Not awaited: BEGIN and the first statement travel together, which saves a round trip.
  const begun = client.query('begin isolation level read committed');
  // Seen to below; a connection lost in between is not an unhandled rejection.
  begun.catch(() => {});
  const result = await scope.run(runOn(client), work).finally(() => begun);
  const committed = await client.query('commit');
  // After a failed statement whose error was swallowed, PostgreSQL answers COMMIT by rolling back.
  if (committed.command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
  return result;
}
