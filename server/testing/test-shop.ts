// A whole shop for tests: the real app over `inject`, on a fresh database of either engine, with a museum of its own
// and a clock that the test moves.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { InjectOptions } from 'light-my-request';
import type { CallKey } from '../../domain/contract.ts';
import { composeShop, type Shop } from '../compose-shop.ts';
import { answerCall } from '../http/answer-call.ts';
import { buildServer } from '../http/build-server.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { closePayments } from '../payments/payments-module.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { Settled, UnsettledPayment } from '../payments/settlement.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/sql.ts';
import type { TestDatabase } from '../platform/database/test-databases.ts';

/** The browser tests check the pages; here a page consists of its address only. */
export const NO_PAGES: ShopBuild = {
  assetsFolder: undefined,
  officeFolder: undefined,
  office: () => ({ script: '/office/assets/office.js', styles: [], preloads: [], fonts: [] }),
  doorFolder: undefined,
  door: () => ({ script: '/door/assets/door.js', styles: [], files: ['/door/assets/door.js'] }),
  embedScript: async () => '',
  ticketsWorker: async () => '',
  assets: () => ({
    firstView: undefined,
    script: '/assets/shop.js',
    styles: ['/assets/shop.css'],
    preloads: [],
    fonts: [],
  }),
  renderPage: async () => async (url) => ({
    status: 200,
    head: '',
    body: url.pathname,
    hydration: {},
    modules: [],
  }),
};

export type Answer = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it expects
  readonly body: any;
  readonly headers: Record<string, unknown>;
};

export type TestShop = {
  readonly app: FastifyInstance;
  readonly shop: Shop;
  readonly database: Database;
  /** Moves the shop's clock. */
  pass(seconds: number): void;
  now(): Date;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Registers a guest and returns their token. */
  guest(more?: object): Promise<string>;
  /** Submits a decision at the demo bank, as its buttons do. */
  bank(cartId: string, decision: string): Promise<Answer>;
  /** Subjects and files of the sent mails, oldest first. */
  outbox(): string[];
  mail(name: string): string;
  close(): Promise<void>;
};

/** A Wednesday morning: tests of a fixed day test the same things every day. */
const START = new Date('2026-11-18T07:00:00Z');

/**
 * Opens a shop.
 * @param folder the museum
 * @param settings as environment variables
 * @param start what the shop's clock shows at first
 */
export async function openTestShop(
  engine: TestDatabase,
  folder: string,
  settings: Record<string, string> = {},
  start = START,
): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-shop-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    JOBS: 'off',
    ...settings,
  });
  let time = start.getTime();
  const now = () => new Date(time);
  const database = await engine.open();
  await importMuseum(database, folder, start);
  const { app, shop } = await serve(database, config, now);
  const answer = async (request: InjectOptions): Promise<Answer> => {
    const response = await app.inject(request);
    const text = response.body;
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {
      // Pages and redirects have no JSON.
    }
    return { status: response.statusCode, body, headers: response.headers };
  };
  const outboxFolder = join(dataDir, 'outbox');
  const outbox = () => {
    try {
      return readdirSync(outboxFolder)
        .filter((name) => name.endsWith('.eml'))
        .sort();
    } catch {
      return [];
    }
  };
  return {
    app,
    shop,
    database,
    pass: (seconds) => {
      time += seconds * 1000;
    },
    now,
    get: (path, headers = {}) => answer({ method: 'GET', url: path, headers }),
    post: (path, body = {}, headers = {}) =>
      answer({
        method: 'POST',
        url: path,
        payload: body as object,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    guest: async (more = {}) => {
      const c = { lname: 'Lovelace', email: 'ada@example.org', country: 'DE', ...more };
      const request = { method: 'POST', url: '/api/de/auth/guest', payload: { c } } as const;
      return (await answer(request)).body.data;
    },
    bank: (cartId, decision) =>
      answer({
        method: 'POST',
        url: `/demo-bank/${cartId}`,
        payload: new URLSearchParams({ decision, email: 'ada@example.org', name: 'Ada Lovelace' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    outbox,
    mail: (name) => readFileSync(join(outboxFolder, name), 'utf8'),
    close: async () => {
      await app.close();
      await shop.jobs.stop();
      closePayments(shop.payments);
      shop.mailer.close();
      await shop.printer.close();
      await shop.tracing?.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A second process of the same shop, or the first one after a restart. */
async function serve(database: Database, config: Config, now: () => Date) {
  const problems: unknown[] = [];
  const log = { error: (details: object) => problems.push(details), warn: () => {} };
  const shop = await composeShop(config, database, log, now);
  // A machine that is busy with other tests must not count as overload.
  const app = await buildServer(shop, NO_PAGES);
  await shop.jobs.start();
  await app.ready();
  return { shop, app };
}

/** Settles a payment as the webhook does, for tests of modules below payments. */
export function settle(shop: Shop, payment: UnsettledPayment): Promise<Settled> {
  return settlePayment(shop.payments, payment, { visitorConfirms: false });
}

/** The body of `checkout/initPayment` for some items. */
export function purchase(items: unknown[], more: object = {}, payart = 177) {
  return {
    payart,
    cart: { ver: 1, items, ...more },
    url: {
      continue: 'http://localhost:3000/de/checkout/success',
      cancel: 'http://localhost:3000/de/checkout/canceled',
    },
  };
}

/** Runs a call without HTTP, so that races within one process do not depend on sockets. */
export async function answerAs<Answered>(
  shop: Shop,
  key: CallKey,
  input: object,
  caller: { readonly customerId?: string | undefined; readonly address?: string } = {},
): Promise<Answered> {
  const asked = { params: {}, query: {}, body: undefined, ...input };
  const { customerId, address = '' } = caller;
  const who = {
    language: 'de',
    bearer: undefined,
    customerId,
    address,
    cookies: undefined,
    userAgent: undefined,
  } as const;
  return (await answerCall(shop, key, asked, who)) as Answered;
}
