// A visitor's browser opens connections in advance. One that was opened before the process was told to stop, and asks a
// moment after, is answered like any other.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { endConnections } from './drain.ts';
import { openFastify } from './open-fastify.ts';

test('A connection that asks while the server closes is answered, and then ended', async () => {
  const answers = {
    explain: () => ({ status: 500, body: { code: '', message: '' } }),
    failurePage: async () => '',
    museumLanguage: () => 'de',
  } as never;
  const drain = { begun: false };
  const app = openFastify(readConfig({ LOG_LEVEL: 'silent' }), answers, {});
  endConnections(app, drain);
  app.get('/asked', async () => ({ data: 'answered' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(visitor, 'connect');
  visitor.write('GET /asked HTTP/1.1\r\n');
  // It has reached the server, which is in the middle of reading the request.
  await new Promise((resolve) => setTimeout(resolve, 100));
  drain.begun = true;
  const closed = app.close();
  visitor.write('Host: x\r\n\r\n');
  const answer = await text(visitor);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain('answered');
});
