// Documents are drawn once and kept: which are, for how long, and who may read them.
import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteWording } from '../../../domain/wording/site/site-wording.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { openShop } from '../../site/open-shop.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { deliverOrder } from '../mail/deliver-order.ts';
import { printDocument } from '../printer/print-document.ts';
import type { PrintTask } from '../printer/print-task.ts';
import { openKeepingPrinter } from './keeping-printer.ts';
import { sweepDocuments } from './sweep-documents.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 }];
const DAY_MS = 24 * 3600_000;

describe.each(testDatabases())('A document on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let folder: string;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    folder = join(shop.shop.config.dataDir, 'documents');
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (): Promise<string> => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(TICKETS))).body.data;
    await shop.bank(cartId, 'pay');
    return (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  };
  const deliver = async (id: string) => deliverOrder(await openShop(shop.shop), id);
  const keptOf = (id: string) => readdirSync(join(folder, id)).map((name) => join(folder, id, name));
  const download = (id: string) => shop.get(`/documents/${id}/tickets.pdf`);

  it('that went with the mail is served again without being drawn, to nobody else on the machine', async () => {
    const id = await buy();
    await deliver(id);
    const [file = '', ...others] = keptOf(id);
    expect(others).toEqual([]);
    expect([statSync(file).mode & 0o777, statSync(join(folder, id)).mode & 0o777]).toEqual([0o600, 0o700]);
    writeFileSync(file, '%PDF-kept');
    const answer = await download(id);
    expect([answer.status, answer.body]).toEqual([200, '%PDF-kept']);
  });

  it('of a forgotten order is erased, and those of others stay', async () => {
    const [forgotten, remembered] = [await buy(), await buy()];
    await deliver(forgotten);
    await deliver(remembered);
    await shop.database.executeSql(
      `update placed_order set forgotten_at = now() where booking_id = '${forgotten}'`,
    );
    await sweepDocuments(shop.database, folder);
    expect(readdirSync(folder)).toEqual([remembered]);
  });

  it('is erased when it is old, or the oldest of too many', async () => {
    const [first, second] = [await buy(), await buy()];
    await deliver(first);
    await deliver(second);
    const [older = '', newer = ''] = [...keptOf(first), ...keptOf(second)];
    const now = Date.now();
    utimesSync(older, new Date(now), new Date(now - DAY_MS));
    const mostBytes = statSync(newer).size + 1;
    await sweepDocuments(shop.database, folder, now, { oldestMs: 2 * DAY_MS, mostBytes });
    expect(readdirSync(folder)).toEqual([second]);
    await sweepDocuments(shop.database, folder, now + DAY_MS, { oldestMs: DAY_MS / 2, mostBytes });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that must be drawn is refused to a network that asks for one a second, and one that is kept is not', async () => {
    const id = await buy();
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) {
      rmSync(folder, { recursive: true, force: true });
      const { status, headers } = await download(id);
      statuses.push(status);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(5);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    const opened = await shop.get(`/documents/${id}/tickets.pdf`, {
      accept: 'text/html',
      'accept-language': 'da',
    });
    expect([opened.status, opened.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(opened.body).toContain(siteWording.da['site.brokenTitle']);
    await deliver(id);
    expect((await download(id)).status).toBe(200);
  });

  it('is drawn once for all who ask at the same time, and again when what it shows has changed', async () => {
    const drawn: PrintTask[] = [];
    const print = (task: PrintTask) => {
      drawn.push(task);
      return printDocument(task);
    };
    const printer = openKeepingPrinter(shop.shop, { print, close: async () => {} });
    const task: PrintTask = { kind: 'tickets', order: exampleOrder, museum: exampleMuseum };
    const asked = await Promise.all(Array.from({ length: 5 }, () => printer.printOnce('b1', task)));
    expect(drawn).toHaveLength(1);
    expect(asked.every((pdf) => pdf.equals(asked[0] ?? Buffer.alloc(0)))).toBe(true);
    await printer.printOnce('b1', task);
    expect(drawn).toHaveLength(1);
    await printer.printOnce('b1', { ...task, museum: { ...exampleMuseum, name: 'Museum am Hafen' } });
    expect(drawn).toHaveLength(2);
    await printer.close();
  });

  it('whose order is named by no id of ours is not looked for on the disk', async () => {
    const task: PrintTask = { kind: 'tickets', order: exampleOrder, museum: exampleMuseum };
    await expect(shop.shop.printer.printOnce('../outbox', task)).rejects.toThrow('not the id');
  });
});
