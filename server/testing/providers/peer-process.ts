// A provider's peer in a process of its own: the shop meets it over HTTP alone, and tests tell it what its visitors do.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestShop } from '../test-shop.ts';
import type { FromPeer, ToPeer } from './peer-messages.ts';
import type { ProviderPeer } from './provider-peer.ts';

/** The provider's side in that process (peer-main.ts). */
export type ProviderSide = Omit<ProviderPeer, 'name'> & {
  /** Nothing is the matter any more. */
  calmDown(): Promise<void>;
};

export type PeerProcess<Side extends ProviderSide> = {
  /** Where its API is. */
  readonly origin: string;
  readonly side: Side;
  /** From now on it is as late for the peer as in this shop; with a new shop, its moods begin anew. */
  playFor(shop: TestShop): ProviderPeer;
  close(): Promise<void>;
};

const PROGRAM = new URL('./peer-main.ts', import.meta.url);

/**
 * @param name of the provider
 * @param module that has `openSide` (peer-main.ts)
 */
export async function openPeerProcess<Side extends ProviderSide>(
  name: string,
  module: URL,
): Promise<PeerProcess<Side>> {
  const child = fork(PROGRAM, [module.href], { execArgv: [] });
  const known = new WeakSet<TestShop>();
  let now = () => new Date();
  const { origin, ask } = await converse(child, () => now());
  const side = new Proxy({} as Side, {
    get: (_, asked) => (asked === 'name' ? name : (...args: unknown[]) => ask(String(asked), args)),
  });
  return {
    origin,
    side,
    playFor: (shop) => {
      now = shop.now;
      if (!known.has(shop)) void side.calmDown();
      known.add(shop);
      return side as unknown as ProviderPeer;
    },
    close: async () => {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Waits until the peer is open, tells it the time, and calls its methods. */
async function converse(child: ChildProcess, now: () => Date) {
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<string>();
  let calls = 0;
  child.on('message', (message: FromPeer) => {
    if ('origin' in message) return opened.resolve(message.origin);
    if ('asks' in message) return tell(child, { asked: message.asks, now: now().getTime() });
    const call = answers.get(message.answered);
    answers.delete(message.answered);
    if (message.error === undefined) call?.resolve(message.answer);
    else call?.reject(new Error(message.error));
  });
  child.once('exit', (code) => {
    const ended = new Error(`the peer has ended with ${code}`);
    opened.reject(ended);
    for (const call of answers.values()) call.reject(ended);
  });
  const ask = (name: string, args: readonly unknown[]): Promise<unknown> => {
    calls += 1;
    const call = Promise.withResolvers<unknown>();
    answers.set(calls, call);
    tell(child, { call: calls, name, args });
    return call.promise;
  };
  return { origin: await opened.promise, ask };
}

function tell(child: ChildProcess, message: ToPeer): void {
  child.send(message);
}
