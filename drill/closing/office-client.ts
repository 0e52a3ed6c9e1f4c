// Somebody of the museum at work in the office of a shop of several processes, some of which are dead at the moment.
import { setTimeout as sleep } from 'node:timers/promises';
import { OFFICE_HEADER } from '../../domain/staff/staff-contract.ts';
import type { DrillShop } from '../drill-shop.ts';
import { INVITATION } from './closing-museum.ts';

export type Answered = Readonly<Record<string, unknown>>;

export type OfficeClient = {
  /** Asks until a process answers. @throws when it refuses, or nobody answers for a minute */
  ask(path: string, body?: object): Promise<Answered>;
};

const PASSWORD = 'a long sentence of the museum';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

/** Invites somebody by the command line, who joins. */
export async function signInToOffice(shop: DrillShop): Promise<OfficeClient> {
  const said = await shop.run('server/commands/staff.ts', ...INVITATION);
  const secret = /#(?:secret=)?(\w+)/.exec(said)?.[1];
  const ports = shop.processes.map(({ port }) => port);
  const joined = await send(ports, 'join', { secret, name: 'Mara', password: PASSWORD }, '');
  const cookie = joined.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`nobody could join: ${said} ${await joined.text()}`);
  return { ask: async (path, body) => dataOf(path, await send(ports, path, body, cookie)) };
}

async function dataOf(path: string, answer: Response): Promise<Answered> {
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Answered }).data;
}

async function send(
  ports: readonly number[],
  path: string,
  body: object | undefined,
  cookie: string,
): Promise<Response> {
  const until = performance.now() + PATIENCE_MS;
  for (let tries = 0; performance.now() < until; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${ports[tries % ports.length]}/api/en/office/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', [OFFICE_HEADER]: '1', cookie },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await sleep(PAUSE_MS);
  }
  throw new Error(`nobody answered ${path} for ${PATIENCE_MS / 1000} s`);
}
