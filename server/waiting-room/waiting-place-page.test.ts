// The waiting room without scripts, as a browser asks for it. What it looks like is tested with the built shop, in e2e/.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import { buildServer } from '../http/build-server.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum } from '../testing/test-museum.ts';
import { NO_PAGES, openTestShop, type TestShop } from '../testing/test-shop.ts';

const PATH = '/de/waiting-room/place';
const RUSH =
  'waiting_room: {rushes: [{id: flut, from: "2026-11-18 07:00", to: "2026-11-19 07:00", pace: 1}]}';

/** A page that shows what its loaders are told. */
const TOLD: ShopBuild = {
  ...NO_PAGES,
  renderPage: async () => async (_url, shop) => ({
    status: 200,
    head: '',
    body: JSON.stringify((shop as { turn: WaitingTurn }).turn),
    hydration: {},
    modules: [],
    listing: undefined,
  }),
};

describe('the waiting room without scripts', () => {
  const museum = makeTestMuseum();
  let shop: TestShop;
  let app: FastifyInstance;
  beforeAll(async () => {
    const [engine] = testDatabases();
    if (!engine) return;
    museum.put('museum.yaml', `${MUSEUM_YAML}${RUSH}\n`);
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' });
    app = await buildServer(shop.shop, TOLD);
    await open();
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    museum.remove();
  });

  async function open(path = PATH, cookie?: string) {
    const { body, headers, statusCode } = await app.inject({
      url: path,
      headers: cookie ? { cookie } : {},
    });
    const told = /<div id="foyer"[^>]*>(\{.*?\})<\/div>/.exec(body)?.[1];
    const [kept = ''] = String(headers['set-cookie'] ?? '').split(';');
    return { status: statusCode, turn: JSON.parse(told ?? '{}') as WaitingTurn, kept, headers, body };
  }

  test('gives a place, keeps it in a cookie, and has itself asked for again', async () => {
    const { turn, kept, headers, body } = await open();
    expect(turn).toMatchObject({ state: 'waiting', ahead: 0 });
    expect(kept).toBe(`foyer-place=${turn.place}`);
    expect(headers['set-cookie']).toContain('HttpOnly; SameSite=Lax');
    expect(headers.refresh).toBe(`30; url=?place=${turn.place}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('<script');
  });

  test('keeps the place over a reload, and where cookies are refused', async () => {
    const first = await open();
    const others = await open();
    expect(others.turn.ahead).toBe((first.turn.ahead ?? 0) + 1);
    expect((await open(PATH, first.kept)).turn).toEqual(first.turn);
    expect((await open(`${PATH}?place=${first.turn.place}`)).turn).toEqual(first.turn);
    expect((await open(`${PATH}?place=x`, `other=1; ${first.kept}; more=2`)).turn).toEqual(first.turn);
  });

  test('gives another place to a visitor who gives theirs up', async () => {
    const first = await open();
    expect((await open(`${PATH}?again=1`, first.kept)).turn.place).not.toBe(first.turn.place);
  });

  test('is not asked for again once it is the visitor’s turn', async () => {
    const first = await open();
    for (let minute = 0; minute < 15; minute += 1) {
      shop.pass(60);
      await open(PATH, first.kept);
    }
    const called = await open(PATH, first.kept);
    expect(called.turn.state).toBe('called');
    expect(called.headers.refresh).toBeUndefined();
  });

  test('gives one address no more places than the call does', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 121; tries += 1) statuses.add((await open()).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  test('over https keeps the place in a cookie that nobody else can set, and reads no other', async () => {
    const secure = await buildServer(
      { ...shop.shop, config: { ...shop.shop.config, publicUrl: 'https://shop.example' } },
      TOLD,
    );
    shop.pass(3600);
    const openSecure = async (cookie: string) => {
      const { headers } = await secure.inject({ url: PATH, headers: { cookie } });
      return String(headers['set-cookie']).split(';');
    };
    const [kept = '', ...attributes] = await openSecure('');
    expect(kept).toMatch(/^__Host-foyer-place=/);
    expect(attributes).toEqual(expect.arrayContaining([' Secure', ' Path=/']));
    expect((await openSecure(kept))[0]).toBe(kept);
    expect((await openSecure(kept.replace('__Host-', '')))[0]).not.toBe(kept);
    await secure.close();
  });
});
