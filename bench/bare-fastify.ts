// The baseline for pages and answers: plain Fastify with one route that sends the same bytes.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [port, pageFile, jsonFile] = process.argv.slice(2) as [string, string, string];
const page = readFileSync(pageFile);
const json = JSON.parse(readFileSync(jsonFile, 'utf8')) as unknown;
const app = Fastify();
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
app.get('/json', async () => json);
await app.listen({ port: Number(port), host: '127.0.0.1' });
