import { bigint, type SqlType } from '../sql-type.ts';

/** A column that an insert may leave out. */
export type ByDefault<Type> = { readonly type: Type; readonly filled: 'by default' };
/** A column that the database alone fills. */
export type Identity = { readonly type: SqlType<number>; readonly filled: 'always' };
export type Column = SqlType | ByDefault<SqlType> | Identity;
export type Tables = Readonly<Record<string, Readonly<Record<string, Column>>>>;

export function byDefault<Type>(type: Type): ByDefault<Type> {
  return { type, filled: 'by default' };
}

export function identity(): Identity {
  return { type: bigint(), filled: 'always' };
}
