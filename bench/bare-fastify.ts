// The baseline for pages and answers: plain Fastify with a route that sends the same bytes and headers, and one that checks
// the same parameters and writes the same answer as JSON.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

type Sent = { readonly headers: Record<string, string>; readonly body: string };

const [port, pageFile, jsonFile] = process.argv.slice(2) as [string, string, string];
const page = JSON.parse(readFileSync(pageFile, 'utf8')) as Sent;
const json = JSON.parse(readFileSync(jsonFile, 'utf8')) as Sent;
const text = { type: 'string', minLength: 1, maxLength: 64 };
const day = { anyOf: [{ type: 'string' }, { type: 'null' }] };

const app = Fastify();
const pageBytes = Buffer.from(page.body, 'latin1');
app.get('/page', (_request, reply) => reply.headers(page.headers).send(pageBytes));
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
