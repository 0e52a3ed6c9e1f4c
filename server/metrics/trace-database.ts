import type { Database, Sql } from '../platform/database/sql.ts';
import { inSpan } from '../platform/tracing/span.ts';

const FACTS = { 'db.system.name': 'postgresql' };

/**
 * The same database; what a recorded request or job does with it has spans: each transaction, and each statement under its
 * name, without its parameters.
 */
export function traceDatabase(database: Database): Database {
  return {
    ...database,
    ...traceSql(database),
    transaction: (run, options) =>
      inSpan(
        'transaction',
        () => database.transaction((sql) => run(traceSql(sql)), options),
        'client',
        FACTS,
      ),
  };
}

function traceSql(sql: Sql): Sql {
  return {
    all: (statement, ...given) => inSpan(statement.name, () => sql.all(statement, ...given), 'client', FACTS),
    first: (statement, ...given) =>
      inSpan(statement.name, () => sql.first(statement, ...given), 'client', FACTS),
    run: (statement, ...given) => inSpan(statement.name, () => sql.run(statement, ...given), 'client', FACTS),
  };
}
