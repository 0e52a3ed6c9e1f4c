// The contract for people and programs outside: OpenAPI 3.1 made from the routes' own schemas, and a page to read it.

import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { API_PAGE_PATH, OPEN_API_PATH } from '../../domain/addresses.ts';
import { REFUSAL_STATUS, type RefusalCode } from '../../domain/refusal.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
};
type Document = {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
};

/** Serves `/api/openapi.json` and the readable page `/api/`. */
export async function openApi(app: FastifyInstance): Promise<void> {
  app.get(OPEN_API_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  app.get(API_PAGE_PATH, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(readable(app.swagger() as unknown as Document)),
  );
}

/** The readable page. */
function readable({ info, paths = {} }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      tag: operation.tags?.[0] ?? '',
    })),
  );
  const groups = Map.groupBy(operations, ({ tag }) => tag);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
section{border-top:1px solid #8886;padding:.5rem 0}pre{overflow:auto;font-size:.8rem}h3{font-size:1rem}</style></head>
<body><main><h1>${escapeHtml(info.title)}</h1>
<p>Every call starts with <code>/api/{lang}/</code>. A success is <code>{"data": …}</code>; a refusal is
<code>{"code", "message", "errors"?}</code> in the caller’s language. The same as <a href="${OPEN_API_PATH}">OpenAPI 3.1</a>.</p>
${[...groups]
  .map(
    ([tag, group]) =>
      `<h2>${escapeHtml(tag)}</h2>${group.map(({ path, method, operation }) => operationBlock(path, method, operation)).join('')}`,
  )
  .join('')}
</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function operationBlock(path: string, method: string, operation: Operation): string {
  return `
<section>
<h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}</p>
${
  operation.parameters?.length
    ? `<ul>${operation.parameters
        .map(
          ({ name, in: place, required }) =>
            `<li><code>${escapeHtml(name)}</code> in ${place}${required ? ', required' : ''}</li>`,
        )
        .join('')}</ul>`
    : ''
}
${schemaBlock('Body', operation.requestBody?.content?.['application/json']?.schema)}
${schemaBlock('Answer', operation.responses?.['200']?.content?.['application/json']?.schema)}
${refusalList(operation)}
</section>`;
}

function schemaBlock(title: string, schema: unknown): string {
  return schema === undefined
    ? ''
    : `<details><summary>${title}</summary><pre><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre></details>`;
}

function refusalList({ responses = {} }: Operation): string {
  const named = Object.entries(responses).filter(
    ([status]) => /^[2-5]\d\d$/.test(status) && status !== '200',
  );
  if (named.length === 0) return '';
  const items = named.map(
    ([status, { description = '' }]) => `<li>${status}: ${escapeHtml(description)}</li>`,
  );
  return `<details><summary>Refusals</summary><ul>${items.join('')}</ul></details>`;
}

/** Registers the generator. Must be called before the endpoints are mounted. */
export function registerOpenApi(app: FastifyInstance, publicUrl: string) {
  return app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Foyer API', version: '1', description: 'The calls of a museum’s web shop.' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'query', name: '_' },
          bearer: { type: 'http', scheme: 'bearer' },
          staff: { type: 'apiKey', in: 'cookie', name: '__Host-staff' },
        },
      },
    },
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        ...(schema?.response
          ? { response: { ...schema.response, ...refusalsOf(route.config?.refusals) } }
          : {}),
      },
    }),
  });
}

/** The refusals of a call by status. They are only described here: one schema serialises the answers of every status. */
function refusalsOf(codes: readonly RefusalCode[] = []): Record<number, ReturnType<typeof refusal>> {
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => REFUSAL_STATUS[code])].map(([status, named]) => [
      status,
      refusal(named),
    ]),
  );
}

function refusal(codes: readonly RefusalCode[]) {
  return {
    description: codes.join(', '),
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: codes },
      message: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
  };
}
