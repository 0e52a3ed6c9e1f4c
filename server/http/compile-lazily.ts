// The functions that validate and serialise a call's data are compiled when the call is first made: compiling all of them
// would cost a fifth of a second at each start, and few calls are made in the first minute.
import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Serialize = ReturnType<ReturnType<typeof buildSerializer>>;
type Validate = { (data: unknown): unknown; errors?: unknown };

const buildValidator = AjvCompiler();
const buildSerializer = SerializerSelector();

/** By schema: most calls share those of their refusals. Ajv keeps its own, and no shop gives either of them options of its own. */
const serializers = new WeakMap<object, Serialize>();

/** Fastify's own compilers, called later. For its option `schemaController.compilersFactory`. */
export const lazyCompilers: Factories = {
  buildValidator: ((...given: Parameters<typeof buildValidator>) => {
    const compile = buildValidator(...given) as unknown as (route: unknown) => Validate;
    return (route: unknown): Validate => {
      let made: Validate | undefined;
      const validate: Validate = (data) => {
        made ??= compile(route);
        const answer = made(data);
        // Fastify reads them off the function that it called.
        validate.errors = made.errors;
        return answer;
      };
      return validate;
    };
    // Fastify uses nothing else of Ajv's functions.
  }) as unknown as NonNullable<Factories['buildValidator']>,
  buildSerializer: (schemas, options) => {
    const compile = buildSerializer(schemas, options);
    return (route) => {
      let made: Serialize | undefined;
      return (data) => {
        made ??= serializerOf(route.schema as object, () => compile(route));
        return made(data);
      };
    };
  },
};

function serializerOf(schema: object, compile: () => Serialize): Serialize {
  const made = serializers.get(schema) ?? compile();
  serializers.set(schema, made);
  return made;
}
