// What checks and writes a call's data is compiled when the call is first made: all of them together cost a fifth of a
// second at each start, and few of them are made in its first minute.
import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validate = { (data: unknown): unknown; errors?: unknown };

const buildValidator = AjvCompiler();
const buildSerializer = SerializerSelector();

/** Fastify's own compilers, asked later. For its option `schemaController.compilersFactory`. */
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
    // Of Ajv's functions Fastify knows no more than this.
  }) as unknown as NonNullable<Factories['buildValidator']>,
  buildSerializer: (schemas, options) => {
    const compile = buildSerializer(schemas, options);
    return (route) => {
      let made: ReturnType<typeof compile> | undefined;
      return (data) => {
        made ??= compile(route);
        return made(data);
      };
    };
  },
};
