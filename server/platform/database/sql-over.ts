import { toParameter } from './parameters.ts';
import type { Sql } from './sql.ts';

type Parameter = ReturnType<typeof toParameter>;
export type RunSql = (
  text: string,
  values: Parameter[],
  name: string | undefined,
) => Promise<{ rows: unknown[] }>;

/** The stores' interface over what an engine can do. */
export function sqlOver(engine: RunSql): Sql {
  const run = async <Row>(text: string, values: readonly unknown[], name?: string): Promise<Row[]> =>
    (await engine(text, values.map(toParameter), name)).rows as Row[];
  const all: Sql['all'] = (query) => {
    const { sql, parameters } = query.compile();
    return run(sql, parameters);
  };
  return {
    all,
    first: async (query) => (await all(query))[0],
    named: (statement, values) => run(statement.text, values, statement.name),
  };
}
