// A wire to PostgreSQL that can become silent, as when a cable is pulled: connections stay open, and nothing comes any more.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Wire = {
  /** The address of the database, through the wire. */
  readonly url: string;
  /** Nothing comes through the connections that are open, now or later. */
  silence(): void;
  /** Nothing comes through new ones either. */
  isCut: boolean;
  close(): void;
};

/** @param databaseUrl `postgres://…` */
export async function openWire(databaseUrl: string): Promise<Wire> {
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, Number(url.port || 5432)];
  const passing = new Set<Socket>();
  const sockets: Socket[] = [];
  // Neither end hears that the other has closed its own: a cable that is pulled does not say so.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ host, port, allowHalfOpen: true });
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.push(from);
      if (!wire.isCut) passing.add(from);
      from.on('data', (bytes) => passing.has(from) && to.write(bytes));
      from.on('end', () => passing.has(from) && to.end());
      from.on('close', () => passing.has(from) && to.destroy());
      from.on('error', () => {});
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const wire: Wire = {
    url: url.href,
    silence: () => passing.clear(),
    isCut: false,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return wire;
}
