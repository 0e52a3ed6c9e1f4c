// What the calls about a revision of the programme have in common.
import { Type } from 'typebox';

export const permit = 'staff:programme.change';
export const strict = { additionalProperties: false } as const;

export const RevisionNumber = Type.Object({ number: Type.String({ pattern: '^\\d{1,15}$' }) });
export const ActKey = Type.String({ minLength: 16, maxLength: 64 });
/** Which state of a revision somebody saw before the act, and the act's own key. */
export const Seen = { version: Type.Integer(), key: ActKey };

/** One of these texts, with just their type. */
export function literals<const Value extends string>(values: readonly Value[]) {
  return Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));
}
