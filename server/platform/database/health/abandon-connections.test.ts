// A server that cannot be asked at the moment is silent only where nothing comes through the connections that are open, either.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSilent } from './abandon-connections.ts';

let closing: Server;
beforeAll(async () => {
  // As a proxy does that has nobody behind it, or a server with a crowd before it.
  closing = createServer((socket) => socket.destroy());
  await once(closing.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  closing.close();
});

test.each([
  ['answers what was asked', (count: number) => count, false],
  ['says nothing', () => 7, true],
])('a server that closes new connections and %s', async (_, bytes, silent) => {
  const { port } = closing.address() as AddressInfo;
  let count = 0;
  const heard = () => {
    count += 1;
    return bytes(count);
  };
  expect(await isSilent({ host: '127.0.0.1', port, user: 'foyer' }, heard)).toBe(silent);
});
