import { toParameter } from './parameters.ts';
import type { Sql } from './sql.ts';
import type { Statement } from './statement.ts';

type Parameter = ReturnType<typeof toParameter>;
export type RunSql = (
  text: string,
  values: Parameter[],
  name: string | undefined,
) => Promise<{ rows: unknown[] }>;

/** The stores' interface over what an engine can do. */
export function sqlOver(engine: RunSql): Sql {
  // The engine is asked before anything is awaited: statements leave in the order of the calls.
  const all = async <Values, Row>(statement: Statement<Values, Row>, values?: Values): Promise<Row[]> =>
    (await engine(statement.text, parametersOf(statement, values), statement.name)).rows as Row[];
  return {
    all: (statement, ...given) => all(statement, given[0]),
    first: async (statement, ...given) => (await all(statement, given[0]))[0],
    run: async (statement, ...given) => {
      await all(statement, given[0]);
    },
  };
}

function parametersOf<Values>(
  statement: Statement<Values, unknown>,
  values: Values | undefined,
): Parameter[] {
  const given = values as Readonly<Record<string, unknown>> | undefined;
  return statement.parameters.map(({ name, type }) => {
    const value = given?.[name];
    return toParameter(type.write ? type.write(value) : value);
  });
}
