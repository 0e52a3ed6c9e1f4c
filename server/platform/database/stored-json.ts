// JSON of the database is what some version of the shop once wrote: its shape is checked before it is believed (ADR 031).
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

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
  const [problem] = Errors(schema, value);
  throw new StoredJsonError(what, `${problem?.instancePath || 'it'} ${problem?.message ?? 'is wrong'}`);
}

/** Rows of a table, once their columns of JSON have the shape. */
export function checkRows<Row>(table: string, schema: TSchema, rows: Row[]): Row[] {
  rows.forEach((row, index) => checkStored(`row ${index + 1} of ${table}`, schema, row));
  return rows;
}
