// PostgreSQL's types, by the names that the tables, the parameters and the rows use. One function stands for the type in
// the database and for the type in TypeScript, so that the two cannot differ.
declare const types: unique symbol;
declare const jsonText: unique symbol;

/** A jsonb value inside a query: it comes from a parameter, never from a driver's own idea of JSON. */
export type JsonText = string & { readonly [jsonText]: true };

/** `Read` is what a row holds, `Given` what a caller passes, `Bound` what Kysely compares or inserts. */
export type SqlType<Read = unknown, Given = Read, Bound = Given> = {
  /** As PostgreSQL writes it, such as `text[]`. */
  readonly name: string;
  readonly nullable: boolean;
  /** Makes a parameter of what a caller passes; absent where the value is passed as it is. */
  write?(value: Given): unknown;
  readonly [types]?: readonly [Read, Given, Bound];
};

export type Nullable<Type> = Type & { readonly nullable: true };

export type ReadOf<Type> = Type extends SqlType<infer Read, infer _Given, infer _Bound> ? Read : never;
export type GivenOf<Type> = Type extends SqlType<infer _Read, infer Given, infer _Bound> ? Given : never;
export type BoundOf<Type> = Type extends SqlType<infer _Read, infer _Given, infer Bound> ? Bound : never;

export function text<Value extends string = string>(): SqlType<Value> {
  return { name: 'text', nullable: false };
}

export function int<Value extends number = number>(): SqlType<Value> {
  return { name: 'integer', nullable: false };
}

/** Read as a number; one that is too large to be exact is an error. */
export function bigint(): SqlType<number> {
  return { name: 'bigint', nullable: false };
}

export function numeric(): SqlType<number> {
  return { name: 'numeric', nullable: false };
}

export function boolean(): SqlType<boolean> {
  return { name: 'boolean', nullable: false };
}

/** `YYYY-MM-DD` in museum time. */
export function day(): SqlType<string> {
  return { name: 'date', nullable: false };
}

export function instant(): SqlType<Date> {
  return { name: 'timestamp with time zone', nullable: false };
}

/** An instant that may be `infinity`; that is read back as the number Infinity. */
export function instantOrNever(): SqlType<Date, Date | 'infinity'> {
  return { name: 'timestamp with time zone', nullable: false };
}

export function bytes(): SqlType<Uint8Array> {
  return { name: 'bytea', nullable: false };
}

/** Given as the value itself, read as parsed JSON. What a column holds is known by the store that writes it. */
export function jsonb<Value = unknown>(): SqlType<Value, Value, JsonText> {
  return { name: 'jsonb', nullable: false, write: json };
}

export function list<Read, Given, Bound>(
  of: SqlType<Read, Given, Bound>,
): SqlType<Read[], readonly Given[], readonly Bound[]> {
  const { name, write } = of;
  return {
    name: `${name}[]`,
    nullable: false,
    ...(write && { write: (values: readonly Given[]) => values.map(write) }),
  };
}

export function nullable<Read, Given, Bound>(
  of: SqlType<Read, Given, Bound>,
): Nullable<SqlType<Read | null, Given | null, Bound | null>> {
  const { name, write } = of;
  return {
    name,
    nullable: true,
    ...(write && { write: (value: Given | null) => (value === null ? null : write(value)) }),
  };
}

/** A value as the text of a jsonb parameter. */
export function json(value: unknown): JsonText {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('undefined has no JSON');
  return text as JsonText;
}
