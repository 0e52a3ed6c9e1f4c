// JSON of the database is what some version of the shop once wrote: its shape is checked before it is believed (ADR 031).
import type { Static, TSchema } from 'typebox';
// Not `typebox/value`: it brings a hundred files more, and every start would load them.
import { Check, Compile, Errors, type Validator } from 'typebox/schema';

/** What is stored is not what this version of the shop can read. */
export class StoredJsonError extends Error {
  constructor(what: string, reason: string) {
    super(`${what} in the database cannot be read: ${reason}`);
    this.name = 'StoredJsonError';
  }
}

/**
 * The value, once it has the shape.
 * @param what it is, for the error: `the museum’s settings`
 * @throws StoredJsonError that says where it differs
 */
export function checkStored<Schema extends TSchema>(
  what: string,
  schema: Schema,
  value: unknown,
): Static<Schema> {
  if (Check(schema, value)) return value as Static<Schema>;
  throw errorOf(what, Errors(schema, value)[1]);
}

function errorOf(
  what: string,
  [problem]: readonly { readonly instancePath: string; readonly message: string }[],
): StoredJsonError {
  return new StoredJsonError(what, `${problem?.instancePath || 'it'} ${problem?.message ?? 'is wrong'}`);
}

/** Rows of a table, once their columns of JSON have the shape. */
export function checkRows<Row>(table: string, schema: TSchema, rows: Row[]): Row[] {
  rows.forEach((row, index) => checkStored(`row ${index + 1} of ${table}${idOf(row)}`, schema, row));
  return rows;
}

function idOf(row: unknown): string {
  const { id } = row as { readonly id?: unknown };
  return typeof id === 'string' ? ` (${id})` : '';
}

/** The value, once it has the shape. */
export type ReadStored<Value> = (id: string, value: unknown) => Value;

/**
 * How one column of JSON is read, where rows are read with each request. The check is compiled with the first row.
 * @param what holds the value, without its id, for the error: `details of customer`
 */
export function readsStored<Schema extends TSchema>(
  what: string,
  schema: Schema,
): ReadStored<Static<Schema>> {
  let check: Validator | undefined;
  return (id, value) => {
    check ??= Compile(schema);
    if (check.Check(value)) return value as Static<Schema>;
    throw errorOf(`${what} ${id}`, check.Errors(value)[1]);
  };
}
