// The way into a shop of several processes, some of which are dead at the moment: as through a proxy, and with a visitor who
// tries again.
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = { readonly status: number; readonly body: string };

export type Door = {
  /**
   * Sends until a process has answered something else than that it failed.
   * @throws when nobody answers for a minute
   */
  send(
    path: string,
    body: string,
    type?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** From another address than everybody else's. */
  from(visitor: number): Door;
};

const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

export function doorOf(ports: readonly number[], visitor = 0): Door {
  const from = { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` };
  return {
    from: (other) => doorOf(ports, other),
    send: async (path, body, type = 'application/json', headers = {}) => {
      const until = performance.now() + PATIENCE_MS;
      for (let tries = visitor; performance.now() < until; tries += 1) {
        const port = ports[tries % ports.length] ?? 0;
        const answer = await post(`http://127.0.0.1:${port}${path}`, body, {
          'content-type': type,
          ...from,
          ...headers,
        });
        if (answer && answer.status < 500) return answer;
        await sleep(PAUSE_MS);
      }
      throw new Error(`nobody answered ${path} for ${PATIENCE_MS / 1000} s`);
    },
  };
}

async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}
