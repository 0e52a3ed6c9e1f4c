// The baseline for pages, scripts and answers: plain Fastify with routes that send the same bytes and headers, and one that
// checks the same parameters and writes the same answer as JSON.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

type Sent = { readonly headers: Record<string, string>; readonly body: string };

const [port, ...files] = process.argv.slice(2);
const [page, script, json] = files.map((file) => JSON.parse(readFileSync(file, 'utf8'))) as [
  Sent,
  Sent,
  Sent,
];
const text = { type: 'string', minLength: 1, maxLength: 64 };
const day = { anyOf: [{ type: 'string' }, { type: 'null' }] };

const app = Fastify();
for (const [path, { headers, body }] of [
  ['/page', page],
  ['/script', script],
] as const) {
  const bytes = Buffer.from(body, 'latin1');
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
}
const answer = JSON.parse(Buffer.from(json.body, 'latin1').toString()) as unknown;
const schema = {
  params: { type: 'object', properties: { lang: { type: 'string' } }, required: ['lang'] },
  querystring: { type: 'object', properties: { event: text }, required: ['event'] },
  response: {
    200: {
      type: 'object',
      properties: { data: { type: 'object', properties: { first: day, last: day } } },
    },
  },
};
app.get('/json/:lang', { schema }, async (_request, reply) => {
  reply.headers(json.headers);
  return answer;
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
