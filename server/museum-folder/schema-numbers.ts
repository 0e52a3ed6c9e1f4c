// The amounts and rates of a value, found by its schema: a new kind of product need not name its prices a second time.
import type { TSchema } from 'typebox';
import { CENTS_TITLE, PERCENT_TITLE } from './museum-fields.ts';

type Shape = TSchema & {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
};

/** `value` is what the file holds there, which need not be a number. */
export type FoundNumber = {
  readonly kind: 'cents' | 'percent';
  readonly path: readonly string[];
  readonly value: unknown;
};

/** Every value where the schema has an amount or a rate. Those inside a union of the schema are not found. */
export function numbersOf(schema: Shape, value: unknown, path: readonly string[] = []): FoundNumber[] {
  if (value === undefined || value === null) return [];
  if (schema.title === CENTS_TITLE || schema.title === PERCENT_TITLE)
    return [{ kind: schema.title, path, value }];
  if (typeof value !== 'object') return [];
  const [others] = Object.values(schema.patternProperties ?? {});
  return Object.entries(value).flatMap(([key, part]) => {
    const inner = Array.isArray(value) ? schema.items : (schema.properties?.[key] ?? others);
    return inner ? numbersOf(inner, part, [...path, key]) : [];
  });
}
