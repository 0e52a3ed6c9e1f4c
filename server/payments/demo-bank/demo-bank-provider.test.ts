// The demo bank as a provider, on both engines: what it decides, when, and what it tells the shop about it.
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { closeDemoBank, type DemoBank, openDemoBank } from './demo-bank.ts';
import { decideForVisitor, findForVisitor } from './demo-bank-decisions.ts';
import { sendDueWebhooks } from './demo-bank-due.ts';
import { demoBankProvider } from './demo-bank-provider.ts';

const CONFIG = { laterSeconds: 4, webhookDelaySeconds: 0, webhookTimes: 1, down: false };
const PAYER = { email: 'ada@example.org', name: 'Ada Lovelace' };
function request(paymentId: string, express = false) {
  return {
    paymentId,
    amount: 2400,
    description: 'Museum am Strom',
    language: 'de' as const,
    currency: 'EUR',
    method: express
      ? ({ payartId: 177, kind: 'express' } as const)
      : ({ payartId: 166, kind: 'card' } as const),
    buyer: undefined,
    webhookUrl: 'https://shop.example/api/webhooks/demo',
    expires: new Date('2026-11-18T10:00:00Z'),
    returnUrl: 'https://shop.example/de/checkout/success?us=1',
    cancelUrl: 'https://shop.example/de/checkout/canceled',
  };
}

function refundOf(reference: string) {
  return { refundId: 'r1', reference, chargeId: undefined, amount: 2400, currency: 'EUR' };
}

/** What the bank says of money beside its state. */
function money(id: string, method = 'card') {
  return { method, fee: 0, chargeId: `charge-${id}`, refunds: [] };
}

type Delivered = { readonly headers: IncomingHttpHeaders; readonly body: string };

function accept(response: ServerResponse): void {
  response.writeHead(204).end();
}

describe.each(testDatabases())('the demo bank on $name', (engine) => {
  let database: Database;
  let time: number;
  let delivered: Delivered[];
  let receiver: Server;
  let answer: (response: ServerResponse) => void | Promise<void>;
  const banks: DemoBank[] = [];

  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  /** A process of the shop: another one over the same books is a restart. */
  const openBank = (config: Partial<typeof CONFIG> = {}, secret = 'secret'): DemoBank => {
    const bank = openDemoBank({
      sql: database,
      publicUrl: 'https://shop.example',
      webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/api/webhooks/demo`,
      secret,
      config: { ...CONFIG, ...config },
      now: () => new Date(time),
    });
    banks.push(bank);
    return bank;
  };
  const told = () => delivered.map(({ body }) => JSON.parse(body).id as string);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

  beforeAll(async () => {
    database = await engine.open();
    receiver = createServer(async (received, response) => {
      delivered.push({ headers: received.headers, body: await text(received) });
      await answer(response);
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.executeSql('truncate demo_bank_payment, demo_bank_refund');
    time = Date.parse('2026-11-18T09:00:00Z');
    delivered = [];
    answer = accept;
  });
  afterEach(async () => {
    for (const bank of banks.splice(0)) closeDemoBank(bank);
    await settle();
  });

  test('a payment starts once, at the same address, however often the shop asks', async () => {
    const bank = openBank();
    const [first, again] = await Promise.all([
      demoBankProvider(bank).start(request('p1')),
      demoBankProvider(bank).start(request('p1')),
    ]);
    expect(first).toEqual(again);
    expect(await demoBankProvider(bank).start(request('p1'))).toEqual(first);
    expect(first.url).toMatch(/^https:\/\/shop\.example\/demo-bank\/\w+$/);
    expect(await demoBankProvider(bank).lookUp(first.reference)).toEqual({ state: 'open' });
  });

  test.each([
    ['pay', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'canceled'],
    ['later', 'pending'],
  ] as const)('%s makes it %s, and a second decision changes nothing', async (decision, state) => {
    const bank = openBank();
    await demoBankProvider(bank).start(request('p1'));
    await decideForVisitor(bank, 'p1', decision, undefined);
    for (const second of ['pay', 'decline', 'cancel', 'later'] as const)
      await decideForVisitor(bank, 'p1', second, undefined);
    expect(await demoBankProvider(bank).lookUp('p1')).toEqual({
      state,
      ...(state === 'paid' ? money('p1') : {}),
    });
  });

  test('of many different decisions at once exactly one counts, and all callers get that one', async () => {
    const bank = openBank();
    const other = openBank();
    await demoBankProvider(bank).start(request('p1'));
    const answers = await Promise.all(
      (['pay', 'decline', 'cancel', 'pay', 'cancel', 'decline'] as const).map((decision, index) =>
        decideForVisitor(index % 2 ? other : bank, 'p1', decision, undefined),
      ),
    );
    expect(new Set(answers.map((payment) => payment?.state)).size).toBe(1);
    await vi.waitFor(() => expect(told()).toEqual(['p1']));
  });

  test('an express payment names the payer', async () => {
    const bank = openBank();
    await demoBankProvider(bank).start(request('p1', true));
    await decideForVisitor(bank, 'p1', 'later', PAYER);
    pass(4);
    expect(await demoBankProvider(bank).lookUp('p1')).toEqual({
      state: 'paid',
      payer: PAYER,
      ...money('p1', 'express'),
    });
  });

  test('the shop can cancel an open payment but not a paid one', async () => {
    const bank = openBank();
    await demoBankProvider(bank).start(request('p1'));
    await demoBankProvider(bank).start(request('p2'));
    await decideForVisitor(bank, 'p2', 'pay', undefined);
    await demoBankProvider(bank).cancel('p1');
    await demoBankProvider(bank).cancel('p2');
    expect([await demoBankProvider(bank).lookUp('p1'), await demoBankProvider(bank).lookUp('p2')]).toEqual([
      { state: 'canceled' },
      { state: 'paid', ...money('p2') },
    ]);
    expect((await decideForVisitor(bank, 'p1', 'pay', undefined))?.state).toBe('canceled');
  });

  test('a payment is refunded only once', async () => {
    const bank = openBank();
    await demoBankProvider(bank).start(request('p1'));
    await decideForVisitor(bank, 'p1', 'pay', undefined);
    const refund = refundOf('p1');
    await demoBankProvider(bank).refund(refund);
    await demoBankProvider(bank).refund(refund);
    expect(await demoBankProvider(bank).lookUp('p1')).toEqual({
      state: 'refunded',
      ...money('p1'),
      refunds: [{ reference: 'r1', refundId: 'r1', amount: 2400, state: 'done' }],
    });
  });

  test('a payment that was not started is unknown', async () => {
    expect(await demoBankProvider(openBank()).lookUp('nobody')).toEqual({ state: 'unknown' });
  });

  test('after a crash the restarted bank completes a delayed payment and reports it', async () => {
    const before = openBank();
    await demoBankProvider(before).start(request('p1'));
    await decideForVisitor(before, 'p1', 'later', undefined);
    closeDemoBank(before);
    pass(3);
    const after = openBank();
    await sendDueWebhooks(after);
    expect(await demoBankProvider(after).lookUp('p1')).toEqual({ state: 'pending' });
    pass(1);
    await sendDueWebhooks(after);
    await vi.waitFor(() => expect(told()).toEqual(['p1']));
    expect(await demoBankProvider(after).lookUp('p1')).toEqual({ state: 'paid', ...money('p1') });
  });

  test('the bank reports a delayed payment when its time has come', async () => {
    const start = Date.now();
    const bank = openDemoBank({
      sql: database,
      publicUrl: 'https://shop.example',
      webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      secret: 'secret',
      config: { ...CONFIG, laterSeconds: 1 },
      now: () => new Date(),
    });
    banks.push(bank);
    await demoBankProvider(bank).start(request('p1'));
    await decideForVisitor(bank, 'p1', 'later', undefined);
    expect(await demoBankProvider(bank).lookUp('p1')).toEqual({ state: 'pending' });
    await vi.waitFor(() => expect(told()).toEqual(['p1']), 60_000);
    expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  });

  test('a slow bank sends its webhook late, also after a restart', async () => {
    const bank = openBank({ webhookDelaySeconds: 30 });
    await demoBankProvider(bank).start(request('p1'));
    await decideForVisitor(bank, 'p1', 'pay', undefined);
    closeDemoBank(bank);
    pass(29);
    const after = openBank({ webhookDelaySeconds: 30 });
    await sendDueWebhooks(after);
    await settle();
    expect(told()).toEqual([]);
    pass(1);
    await sendDueWebhooks(after);
    await vi.waitFor(() => expect(told()).toEqual(['p1']));
  });

  test('the bank repeats webhooks as often as configured, and a silent bank sends none', async () => {
    const loud = openBank({ webhookTimes: 3 });
    await demoBankProvider(loud).start(request('p1'));
    await decideForVisitor(loud, 'p1', 'decline', undefined);
    await vi.waitFor(() => expect(told()).toEqual(['p1', 'p1', 'p1']));
    const silent = openBank({ webhookTimes: 0 });
    await demoBankProvider(silent).start(request('p2'));
    await decideForVisitor(silent, 'p2', 'pay', undefined);
    await sendDueWebhooks(silent);
    await settle();
    expect(told()).toEqual(['p1', 'p1', 'p1']);
  });

  test('a webhook that fails is repeated at growing intervals and given up in the end', async () => {
    answer = (response) => void response.writeHead(500).end('no');
    const bank = openBank();
    await demoBankProvider(bank).start(request('p1'));
    await decideForVisitor(bank, 'p1', 'pay', undefined);
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    await settle();
    await sendDueWebhooks(bank);
    await settle();
    expect(told()).toHaveLength(1);
    for (let hour = 0; hour < 20; hour += 1) {
      pass(3600);
      await sendDueWebhooks(bank);
      await settle();
    }
    expect(told().length).toBeGreaterThan(3);
    expect(told().length).toBeLessThan(15);
  });

  test('a receiver that is available again gets the missed webhooks', async () => {
    answer = (response) => void response.destroy();
    const bank = openBank();
    await demoBankProvider(bank).start(request('p1'));
    await decideForVisitor(bank, 'p1', 'pay', undefined);
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    await settle();
    answer = accept;
    pass(60);
    await sendDueWebhooks(bank);
    await vi.waitFor(() => expect(told()).toHaveLength(2));
    await settle();
    pass(3600);
    await sendDueWebhooks(bank);
    await settle();
    expect(told()).toHaveLength(2);
  });

  test('hundreds of webhooks go out at most eight at a time', async () => {
    let underWay = 0;
    let most = 0;
    answer = async (response) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay -= 1;
      accept(response);
    };
    const bank = openBank();
    const ids = Array.from({ length: 200 }, (_, index) => `p${index}`);
    await Promise.all(ids.map((id) => demoBankProvider(bank).start(request(id))));
    await Promise.all(ids.map((id) => decideForVisitor(bank, id, 'pay', undefined)));
    await vi.waitFor(() => expect(new Set(told())).toEqual(new Set(ids)), 60_000);
    expect(most).toBeLessThanOrEqual(8);
  });

  test('a webhook is accepted only with a valid signature and within five minutes', async () => {
    const bank = openBank();
    await demoBankProvider(bank).start(request('p1'));
    await decideForVisitor(bank, 'p1', 'pay', undefined);
    await vi.waitFor(() => expect(delivered).toHaveLength(1));
    const { headers, body } = delivered[0] as Delivered;
    expect(demoBankProvider(bank).parseWebhook(body, headers)).toEqual({
      events: [{ reference: 'p1' }],
      answer: { status: 204 },
    });
    expect(demoBankProvider(bank).parseWebhook(body.replace('p1', 'p2'), headers)).toBeUndefined();
    expect(demoBankProvider(bank).parseWebhook(body, {})).toBeUndefined();
    expect(
      demoBankProvider(bank).parseWebhook(body, { ...headers, 'demo-bank-signature': 't=1,v1=zz' }),
    ).toBeUndefined();
    expect(demoBankProvider(openBank({}, 'another')).parseWebhook(body, headers)).toBeUndefined();
    pass(301);
    expect(demoBankProvider(bank).parseWebhook(body, headers)).toBeUndefined();
    pass(-700);
    expect(demoBankProvider(bank).parseWebhook(body, headers)).toBeUndefined();
  });

  test('a bank that is down answers no calls and sends no webhooks', async () => {
    const bank = openBank({ down: true });
    await expect(demoBankProvider(bank).start(request('p1'))).rejects.toThrow('down');
    await expect(demoBankProvider(bank).lookUp('p1')).rejects.toThrow('down');
    await expect(demoBankProvider(bank).cancel('p1')).rejects.toThrow('down');
    await expect(demoBankProvider(bank).refund(refundOf('p1'))).rejects.toThrow('down');
    await expect(findForVisitor(bank, 'p1')).rejects.toThrow('down');
    await expect(decideForVisitor(bank, 'p1', 'pay', undefined)).rejects.toThrow('down');
    await sendDueWebhooks(bank);
    expect(told()).toEqual([]);
  });
});
