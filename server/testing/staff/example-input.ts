// What a call of the contract takes, made up from its schemas: well-formed, so that it reaches the gate, and about nothing that
// there is.
import type { TSchema } from 'typebox';
import type { Endpoint } from '../../../domain/endpoint.ts';

type Schema = TSchema & {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** The address below the language, and the body. */
export function exampleOf(path: string, { params, query, body }: Endpoint): { url: string; body: object } {
  const asked = (query ? exampleValue(query as Schema) : {}) as Record<string, unknown>;
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const inAddress = (params as Schema | undefined)?.properties ?? {};
  const url = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(inAddress[name] ? inPath(inAddress[name]) : '1'),
  );
  return {
    url: search.size > 0 ? `${url}?${search}` : url,
    body: (body ? exampleValue(body as Schema) : {}) as object,
  };
}

/** What is free in an address is a number, since most of it is. */
function inPath(schema: Schema): string {
  return schema.type === 'string' && !schema.pattern ? '1' : String(exampleValue(schema));
}

function exampleValue(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleValue(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          exampleValue(schema.properties?.[name] ?? ({} as Schema)),
        ]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleValue(schema.items ?? ({} as Schema)));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return exampleText(schema);
  }
}

/** What fits the patterns of the office's calls: numbers, days, moments, numbers of orders. */
const TEXTS = ['1', '2026-11-18', '2026-11-18 10:00', '2026-1'];

function exampleText({ pattern, minLength = 1 }: Schema): string {
  if (pattern === undefined) return 'x'.repeat(minLength);
  const fitting = TEXTS.find((text) => new RegExp(pattern).test(text));
  if (fitting === undefined) throw new Error(`no example fits ${pattern}`);
  return fitting;
}
