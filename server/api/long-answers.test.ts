import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { lazyCompilers } from '../http/compile-lazily.ts';
import { isLong, sendLongAnswer } from './long-answers.ts';

const item = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' }, end: { type: ['string', 'null'] } },
};
const answer = { type: 'array', items: item };
const endpoint = { summary: '', permit: 'anyone', answer, refusals: [] } as const;
const list = Array.from({ length: 1_000 }, (_, id) => ({
  id,
  name: `Größe „${id}“`,
  end: null,
  secret: 'x',
}));

test('a long list is sent as Fastify would send it, byte by byte', async () => {
  const app = Fastify({ schemaController: { compilersFactory: lazyCompilers } });
  const schema = { response: { 200: { type: 'object', properties: { data: answer } } } };
  app.get('/whole', { schema }, async () => ({ data: list }));
  app.get('/parts', { schema }, (_, reply) => sendLongAnswer(reply, endpoint, list));
  const whole = await app.inject('/whole');
  const parts = await app.inject('/parts');
  expect(parts.rawPayload.equals(whole.rawPayload)).toBe(true);
  expect(parts.headers['content-type']).toBe(whole.headers['content-type']);
  expect(parts.body).not.toContain('secret');
});

test('while a long list is written, others are answered', async () => {
  const app = Fastify();
  const endless = Array.from({ length: 300 }, (_, id) => ({ toJSON: () => slowly(id) }));
  const anything = { ...endpoint, answer: { type: 'array' } } as const;
  app.get('/parts', (_, reply) => sendLongAnswer(reply, anything, endless));
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 1);
  await app.inject('/parts');
  clearInterval(timer);
  expect(others).toBeGreaterThan(5);
});

test('only lists of many are written so', () => {
  expect([list, list.slice(0, 3), { data: list }, undefined].map(isLong)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

function slowly(id: number): number {
  const until = performance.now() + 1;
  while (performance.now() < until);
  return id;
}
