// The demo bank's page, as a browser and as a load driver use it.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import type { Database } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { closeDemoBank, type DemoBank, openDemoBank } from './demo-bank.ts';
import { demoBankProvider } from './demo-bank-provider.ts';
import { demoBankRoutes } from './demo-bank-routes.ts';

const RETURN = 'https://shop.example/de/checkout/success?us=1';
const EXPRESS = { method: { payartId: 177, kind: 'express' } };
const CANCEL = 'https://museum.example/turned-back';

describe.each(testDatabases())('the demo bank’s page on $name', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let bank: DemoBank;

  const openApp = async (down = false) => {
    bank = openDemoBank({
      sql: database,
      publicUrl: 'https://shop.example',
      webhookUrl: 'http://127.0.0.1:1/',
      secret: 'secret',
      config: { laterSeconds: 4, webhookDelaySeconds: 0, webhookTimes: 0, down },
      now: () => new Date(),
    });
    app = Fastify();
    await app.register(demoBankRoutes, { bank, isOn: () => true, museumLanguage: () => 'fr' });
  };
  const start = (paymentId: string, more: object = {}) =>
    demoBankProvider(bank).start({
      paymentId,
      amount: 2400,
      description: 'Museum am Strom',
      language: 'en',
      currency: 'EUR',
      method: { payartId: 166, kind: 'card' },
      buyer: undefined,
      webhookUrl: 'https://shop.example/api/webhooks/demo',
      expires: new Date('2026-11-18T10:00:00Z'),
      returnUrl: RETURN,
      cancelUrl: CANCEL,
      ...more,
    });
  const get = (id: string) =>
    app.inject({ url: `/demo-bank/${id}`, headers: { 'accept-language': 'xx, fr-FR;q=0.9' } });
  const post = (id: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/demo-bank/${id}`,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.executeSql('truncate demo_bank_payment');
    await openApp();
  });
  afterEach(async () => {
    closeDemoBank(bank);
    await app.close();
  });

  test('it shows amount and purpose, and four buttons of the same names in every language', async () => {
    for (const language of LANGUAGES) {
      await start(language, { language });
      const { statusCode, body } = await get(language);
      expect(statusCode).toBe(200);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toMatch(/24[.,]00/);
      expect(body).toContain('Museum am Strom');
      for (const name of ['Pay', 'Decline', 'Cancel', 'Pay later'])
        expect(body).toMatch(new RegExp(`<button [^>]*>${name}</button>`));
      expect(body).not.toContain('<script');
    }
  });

  test('a museum’s name cannot become markup', async () => {
    await start('p1', { description: '<script>alert(1)</script>"\'&' });
    const { body } = await get('p1');
    expect(body).not.toContain('<script>');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('it may load its style and send forms to the shop’s addresses, nothing else', async () => {
    await start('p1');
    const { headers } = await get('p1');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' https://shop.example https://museum.example; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers['cache-control']).toBe('no-store');
    const style = await app.inject('/demo-bank/style.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test.each([
    ['pay', RETURN],
    ['decline', RETURN],
    ['later', RETURN],
    ['cancel', CANCEL],
  ])(
    '%s sends the visitor on with 303, and so do a double click and a second tab',
    async (decision, address) => {
      await start('p1');
      const other = decision === 'cancel' ? 'pay' : 'cancel';
      for (const chosen of [decision, decision, other]) {
        const { statusCode, headers } = await post('p1', { decision: chosen });
        expect([statusCode, headers.location]).toEqual([303, address]);
      }
    },
  );

  test('two tabs that decide differently at the same moment end at the same place', async () => {
    await start('p1');
    const answers = await Promise.all(
      ['pay', 'cancel', 'decline', 'cancel'].map((decision) => post('p1', { decision })),
    );
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 303)).toBe(true);
  });

  test('an express payment asks who pays, and keeps what was typed when it is not right', async () => {
    await start('p1', EXPRESS);
    expect((await get('p1')).body).toContain('type="email"');
    const wrong = await post('p1', { decision: 'pay', email: 'ada at home', name: 'Ada <L>' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('value="ada at home"');
    expect(wrong.body).toContain('value="Ada &lt;L&gt;"');
    expect(wrong.body).toContain('aria-invalid="true"');
    expect(await demoBankProvider(bank).lookUp('p1')).toEqual({ state: 'open' });
    expect((await post('p1', { decision: 'later', email: 'ada@example.org', name: ' ' })).statusCode).toBe(
      422,
    );
    expect(
      (await post('p1', { decision: 'pay', email: 'ada@example.org', name: 'a\u0000b' })).statusCode,
    ).toBe(422);
    expect(
      (await post('p1', { decision: 'pay', email: 'a\u0000@example.org', name: 'Ada' })).statusCode,
    ).toBe(422);
    expect((await post('p1', { decision: 'pay', email: ' ada@example.org', name: 'Ada' })).statusCode).toBe(
      303,
    );
    expect(await demoBankProvider(bank).lookUp('p1')).toEqual({
      state: 'paid',
      payer: { email: 'ada@example.org', name: 'Ada' },
      method: 'express',
      fee: 0,
      chargeId: 'charge-p1',
      refunds: [],
    });
  });

  test('a visitor who cancels does not have to give a name', async () => {
    await start('p1', EXPRESS);
    const { headers } = await post('p1', { decision: 'cancel', email: '', name: '' });
    expect(headers.location).toBe(CANCEL);
  });

  test('an unknown payment is 404, in the browser’s language', async () => {
    for (const id of ['nobody', '%00', 'a%27b']) {
      const { statusCode, body } = await get(id);
      expect([id, statusCode]).toEqual([id, 404]);
      expect(body).toContain('<html lang="fr">');
      expect((await post(id, { decision: 'pay' })).statusCode).toBe(404);
    }
  });

  test('an unknown decision answers 400 and decides nothing', async () => {
    await start('p1');
    expect((await post('p1', { decision: 'steal' })).statusCode).toBe(400);
    expect((await post('p1', {})).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: '/demo-bank/p1' })).statusCode).toBe(400);
    expect(await demoBankProvider(bank).lookUp('p1')).toEqual({ state: 'open' });
  });

  test('a bank that is down shows a message', async () => {
    await start('p1');
    closeDemoBank(bank);
    await app.close();
    await openApp(true);
    for (const answer of [await get('p1'), await post('p1', { decision: 'pay' })]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });
});
