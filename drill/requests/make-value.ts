// Values that a schema of the contract allows, made of words that the shop knows, so that many of them get past the first
// check.
import type { Chance } from './seeded.ts';

/** As much of JSON Schema as the contract uses. */
export type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
};

export type Maker = {
  readonly chance: Chance;
  /** Strings that mean something to the shop: ids, days, times, codes, tokens. */
  readonly words: readonly string[];
};

/** A value that the schema allows, except that a text may be shorter than it asks for. */
export function makeValue(maker: Maker, schema: Schema): unknown {
  const { chance } = maker;
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.anyOf) return makeValue(maker, chance.pick(schema.anyOf));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => makeValue(maker, part) as object));
  switch (schema.type) {
    case 'object':
      return makeObject(maker, schema);
    case 'array':
      return Array.from({ length: lengthOf(chance, schema) }, () => makeValue(maker, schema.items ?? {}));
    case 'string':
      return chance.pick(maker.words).slice(0, schema.maxLength);
    case 'integer':
      return integer(chance, schema);
    case 'number':
      return integer(chance, schema) + chance.pick([0, 0.5]);
    case 'boolean':
      return chance.oneIn(2);
    default:
      return null;
  }
}

function makeObject(maker: Maker, { properties = {}, required = [], patternProperties }: Schema): object {
  const known = Object.entries(properties)
    .filter(([name]) => required.includes(name) || maker.chance.oneIn(2))
    .map(([name, schema]) => [name, makeValue(maker, schema)]);
  const more = Object.values(patternProperties ?? {}).map((schema) => [
    maker.chance.pick(maker.words),
    makeValue(maker, schema),
  ]);
  return Object.fromEntries([...known, ...more]);
}

function lengthOf(chance: Chance, { minItems = 0, maxItems = 5 }: Schema): number {
  return minItems + chance.below(Math.min(maxItems, minItems + 4) - minItems + 1);
}

function integer(chance: Chance, { minimum = 0, maximum = 2 ** 31 - 1 }: Schema): number {
  const near = [minimum, minimum + 1, minimum + 2, minimum + chance.below(40), maximum];
  return Math.min(maximum, chance.pick(near));
}
