// A server that goes away without a word is noticed on idle connections, too, and networks do not forget them. What the
// kernel does is looked at, because only it knows: its timers stand in /proc/net/tcp (proc_net_tcp in Linux's documentation).
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '../../platform/database/postgres-database.ts';

const CONNECTIONS = '/proc/net/tcp';
const KEEP_ALIVE = '02';
const TICKS_A_SECOND = 100;
/** What Linux does by itself comes after two hours. */
const EARLY_SECONDS = 60;

test.skipIf(!existsSync(CONNECTIONS))(
  'a connection that nothing comes through is soon asked whether it lives',
  async () => {
    const { promise: connected, resolve } = Promise.withResolvers<Socket>();
    const server = createServer(resolve);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const database = openPostgresDatabase(`postgres://foyer@127.0.0.1:${port}/foyer`);
    const asked = database.executeSql('select 1').catch(() => {});
    const socket = await connected;
    socket.on('error', () => {});
    await vi.waitFor(() => {
      const { kind, seconds } = timerOf(socket.remotePort as number, port);
      expect(kind).toBe(KEEP_ALIVE);
      expect(seconds).toBeLessThan(EARLY_SECONDS);
    }, 5_000);
    socket.destroy();
    server.close();
    await asked;
    await database.close();
  },
);

/**
 * The timer that runs for the connection between these ports, and when it is over. Both are looked at: a port may have other
 * connections at the same time, to other servers.
 */
function timerOf(from: number, to: number): { readonly kind: string | undefined; readonly seconds: number } {
  const rows = readFileSync(CONNECTIONS, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const timer = rows.find(
    ([, local, remote]) => local?.endsWith(asWritten(from)) && remote?.endsWith(asWritten(to)),
  )?.[5];
  const [kind, ticks] = timer?.split(':') ?? [];
  return { kind, seconds: Number.parseInt(ticks ?? '', 16) / TICKS_A_SECOND };
}

function asWritten(port: number): string {
  return `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
}
