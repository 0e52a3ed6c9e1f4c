// Anything but a valid answer becomes a refusal that the page can show. Nothing else is mistaken for an answer.
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, type CallWatcher, callPath, createCall } from './call.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers so; the base of its calls. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/`;
}

async function ask(base: string, more: { signal?: AbortSignal; quiet?: boolean } = {}) {
  const seen: string[] = [];
  const watcher: CallWatcher = {
    started: () => seen.push('started'),
    ended: () => seen.push('ended'),
    refused: ({ status, code }) => seen.push(`${status} ${code}`),
  };
  const call = createCall(base, 'de', watcher);
  const answer = await call('GET STATIC_CONTENT', more).catch((problem: unknown) => problem);
  return { answer, seen };
}

function saying(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
}

describe('a call', () => {
  it('is answered with what the server sends as data', async () => {
    const { answer, seen } = await ask(await serve(saying(200, '{"data":{"cookie_warning":"x"}}')));
    expect(answer).toEqual({ cookie_warning: 'x' });
    expect(seen).toEqual(['started', 'ended']);
  });

  it.each([
    [401, '{"code":"TOKEN_INVALID","message":"Nein."}', 'TOKEN_INVALID', 'Nein.'],
    [202, '{"code":"PAYMENT_PENDING","message":"Warten."}', 'PAYMENT_PENDING', 'Warten.'],
    [429, '<html>Slow down</html>', 'TOO_MANY_TRIES', ''],
    [503, '', 'NETWORK', ''],
    [500, '{"code":"INTERNAL_ERROR","message":"Ach.","requestId":"r1"}', 'INTERNAL_ERROR', 'Ach.'],
  ])('that is answered %s %s is refused', async (status, body, code, message) => {
    const { answer, seen } = await ask(await serve(saying(status, body)));
    expect(answer).toMatchObject({ status, code, message, retryAfter: 0 });
    expect(seen).toEqual(['started', `${status} ${code}`, 'ended']);
  });

  it.each([
    ['120', 120],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
  ])('may be made again after %s', async (header, seconds) => {
    const { answer } = await ask(await serve(saying(429, '{}', { 'retry-after': header })));
    expect(answer).toMatchObject({ status: 429, retryAfter: seconds });
  });

  it('that may fail silently reports the failure only to its caller', async () => {
    const { answer, seen } = await ask(await serve(saying(503, '{}')), { quiet: true });
    expect(answer).toBeInstanceOf(ApiRefusal);
    expect(seen).toEqual(['started', 'ended']);
  });

  it('that reaches no server is refused without a message', async () => {
    const { answer } = await ask('http://127.0.0.1:1/api/');
    expect(answer).toMatchObject({ status: 0, code: 'NETWORK', message: '' });
  });

  it('whose answer breaks off, or is none of ours, has no answer', async () => {
    const cut: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":', () => response.destroy());
    };
    for (const listener of [cut, saying(200, '<html>Welcome to the hotel’s network</html>')])
      expect((await ask(await serve(listener))).answer).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('that is aborted returns neither an answer nor a refusal', async () => {
    const leaving = new AbortController();
    const base = await serve(() => leaving.abort());
    for (let again = 0; again < 2; again += 1) {
      const { answer, seen } = await ask(base, { signal: leaving.signal });
      expect(answer).toMatchObject({ name: 'AbortError' });
      expect(seen).toEqual(['started', 'ended']);
    }
  });

  it('without an answer is given up after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const base = await serve(() => vi.advanceTimersByTime(30_000));
    const { answer, seen } = await ask(base);
    expect(answer).toMatchObject({ status: 0, code: 'TIMEOUT', message: '' });
    expect(seen).toEqual(['started', '0 TIMEOUT', 'ended']);
  });
});

describe('the token', () => {
  it('is a parameter beside the others, and left out when there is none', () => {
    expect(callPath('GET CUSTOMER_DATA', { token: 'e.y-J_' })).toBe('CUSTOMER_DATA?_=e.y-J_');
    expect(callPath('GET order/review', { query: { id: 'b1' }, token: 't' })).toBe('order/review?id=b1&_=t');
    expect(callPath('GET order/review', { query: { id: 'b1' }, token: '' })).toBe('order/review?id=b1');
  });

  it('is also a header for the shop’s own server, and not for another', async () => {
    const seen: (string | undefined)[] = [];
    const base = await serve(({ headers, url }, response) => {
      seen.push(`${url} ${headers.authorization ?? 'without header'}`);
      response.end('{"data":true}');
    });
    await createCall(base, 'de')('POST auth/logout', { token: 't1' });
    const { origin, pathname } = new URL(base);
    const fetchHere = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((path, options) =>
      fetchHere(`${origin}${path}`, options),
    );
    await createCall(pathname, 'de')('POST auth/logout', { token: 't2' });
    vi.restoreAllMocks();
    expect(seen).toEqual(['/api/de/auth/logout?_=t1 without header', '/api/de/auth/logout?_=t2 Bearer t2']);
  });
});
