// With the most detailed log level, a registration, a password recovery and a purchase log no personal data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { layEmbeddedDatabase } from '../../platform/database/test-databases.ts';
import { builtProgram } from '../built-programs.ts';
import { SHORT_LIVED } from '../short-lived.ts';
import { bearing, digest, NEW_PASSWORD, PASSWORD } from '../test-accounts.ts';
import { makeTestMuseum } from '../test-museum.ts';
import { freePort } from '../test-process.ts';
import { purchase } from '../test-shop.ts';

const IBAN = 'DE02120300000000202051';
const EMAIL = 'ada.lovelace@example.org';
const C = {
  lname: 'Lovelace',
  email: EMAIL,
  street: 'Uferweg 4',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
};

test('no token, password, link, IBAN or address of a visitor is logged', async () => {
  const museum = makeTestMuseum();
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-logs-'));
  await layEmbeddedDatabase(dataDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'debug',
  };
  const script = await builtProgram('test-serve');
  const child = spawn(process.execPath, [...SHORT_LIVED, script, museum.folder], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  await vi.waitFor(() => expect(said).toContain('open'), { timeout: 60_000 });
  const secrets = [EMAIL, encodeURIComponent(EMAIL), PASSWORD, NEW_PASSWORD, IBAN, 'Uferweg', 'Lovelace'];
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? bearing(token) : {}) };
    const answer = await fetch(`${origin}/api/de/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { data: never };
  };
  const outbox = join(dataDir, 'outbox');
  const secretMailed = (kind: string) =>
    vi.waitFor(
      () => {
        const mails = existsSync(outbox) ? readdirSync(outbox) : [];
        const texts = mails.map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r\n/g, ''));
        const secret = texts.map((text) => new RegExp(`${kind}/#(\\w{24})`).exec(text)?.[1]).find(Boolean);
        if (!secret) throw new Error(`no ${kind} mail`);
        return secret;
      },
      { timeout: 60_000 },
    );

  const token: string = (await post('customer/register', { c: { ...C, password: PASSWORD } })).data;
  const confirm = await secretMailed('confirm-email');
  await post('customer/emailconfirm', { token: confirm, _p: PASSWORD });
  await post('auth/login', { _u: EMAIL, _p: digest('not this one') });
  await fetch(`${origin}/api/de/CUSTOMER_DATA?_=${token}`);
  await fetch(`${origin}/api/de/auth/login?_u=${EMAIL}&_p=${PASSWORD}`, { method: 'POST' });
  await post('customer/pwdreset', { email: EMAIL, backlink: `${origin}/de/recover/` });
  const recover = await secretMailed('recover');
  const renewed: string = (await post('customer/pwdconfirm', { token: recover, _p: NEW_PASSWORD })).data;
  const items = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
  const back = `${origin}/de/checkout/success`;
  const order = {
    ...purchase(items, {}, 166),
    aux: { Accountholder: 'Ada Lovelace', IBAN },
    url: { continue: back, cancel: back },
  };
  const { cartId } = (await post(`checkout/initPayment?_=${renewed}`, order)).data as { cartId: string };
  const decision = { decision: 'pay', email: EMAIL, name: 'Ada' };
  await fetch(`${origin}/demo-bank/${cartId}`, { method: 'POST', body: new URLSearchParams(decision) });
  const { booking_id } = (await post('checkout/execPayment', { cartId })).data as { booking_id: string };
  await fetch(`${origin}/api/de/order/review?id=${booking_id}`);
  await fetch(`${origin}/documents/${booking_id}/tickets.pdf`);
  expect(booking_id).toMatch(/\w{10}/);
  await new Promise((resolve) => setTimeout(resolve, 500));
  child.kill('SIGTERM');
  await once(child, 'exit');

  expect(said.match(/"url":/g)?.length).toBeGreaterThan(10);
  for (const secret of [...secrets, token, renewed, confirm, recover, cartId, booking_id])
    expect(said, secret).not.toContain(secret);
  rmSync(dataDir, { recursive: true, force: true });
  museum.remove();
}, 240_000);
