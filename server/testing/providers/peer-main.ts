// The process of a peer (peer-process.ts). It ends with the process that has started it.
import type { FromPeer, ToPeer } from './peer-messages.ts';

/** What a module of a peer has to export. */
export type OpenSide = (
  now: () => Promise<Date>,
) => Promise<{ readonly origin: string; readonly side: Readonly<Record<string, unknown>> }>;

const [, , module = ''] = process.argv;
const clock = new Map<number, (now: Date) => void>();
let asked = 0;

const { openSide } = (await import(module)) as { openSide: OpenSide };
const { origin, side } = await openSide(askTime);
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToPeer) => {
  if ('call' in message) return void answer(message);
  clock.get(message.asked)?.(new Date(message.now));
  clock.delete(message.asked);
});
say({ origin });

function askTime(): Promise<Date> {
  asked += 1;
  const { promise, resolve } = Promise.withResolvers<Date>();
  clock.set(asked, resolve);
  say({ asks: asked });
  return promise;
}

async function answer({ call, name, args }: Extract<ToPeer, { call: number }>): Promise<void> {
  try {
    const method = side[name];
    if (typeof method !== 'function') throw new Error(`the peer cannot ${name}`);
    say({ answered: call, answer: await method(...args) });
  } catch (error) {
    say({ answered: call, error: String(error) });
  }
}

function say(message: FromPeer): void {
  process.send?.(message);
}
