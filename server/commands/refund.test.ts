// `npm run refund -- ORDER_NUMBER` while the shop runs, on both engines: with the embedded database, the shop does it. That it is
// a program of its own shows `commands-run.test.ts`.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { dayOfVisit, makeShopProcess, PROCESS_ENGINES, type ShopProcess } from '../testing/test-process.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { purchase } from '../testing/test-shop.ts';
import { runRefund } from './refund.ts';

const DAY = dayOfVisit();
const ITEMS = [
  { type: 'ticket', id: 'flut-normal', datetime: `${DAY} 10:00`, count: 2 },
  { type: 'merchandise', id: 'mitschnitt', count: 1 },
  { type: 'voucher', id: 'fest', count: 1, greeting: '' },
  { type: 'voucherCode', barcode: 'NEU-50' },
];
/** The voucher alone is paid for with money: the code pays for the rest, 29 euros. */
const TOTAL = 2500;

describe.each(PROCESS_ENGINES)('the refund command on %s', (engine) => {
  let museum: TestMuseum;
  let shop: ShopProcess;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects to find
  let order: any;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('weekdays: [tue, wed, thu, fri, sat, sun], ', ''));
    shop = await makeShopProcess(engine, 'refund', museum.folder);
    await shop.start();
  }, 240_000);
  afterAll(async () => {
    await shop.remove();
    museum.remove();
  });

  const get = async (path: string) =>
    ((await (await shop.get(`/api/en/${path}`)).json()) as { data?: unknown; code?: string }) ?? {};
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const ask = async (path: string): Promise<any> => (await get(path)).data;
  const post = async (path: string, body: unknown) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above
    ((await (await shop.post(`/api/en/${path}`, body)).json()) as any).data;
  const places = async (): Promise<number> => {
    const { timeslot } = await ask(`ticket/collect/event/flut/date/${DAY}`);
    return timeslot.find(({ datetime }: { datetime: string }) => datetime === `${DAY} 10:00`).max_tickets;
  };
  const pieces = async (): Promise<number> => (await ask('merchandise?article=mitschnitt')).stock.available;
  const used = async (): Promise<number> => (await ask('voucher?voucher=NEU-50')).used_amount;
  const counts = async () => [await places(), await pieces(), await used()];
  /** Nobody is there to be asked. */
  const refund = async (...args: string[]) => {
    const printed: string[] = [];
    const code = await runRefund(args, shop.env, (text) => printed.push(text), undefined);
    return { code, said: printed.map((text) => `${text}\n`).join('') };
  };

  test('refunds a paid order: frees its places, pieces and codes, closes its vouchers, returns the money, sends a mail', async () => {
    const before = await counts();
    const { cartId } = await post('checkout/initPayment', purchase(ITEMS, { request_invoice: true }));
    await shop.pay(cartId);
    const { booking_id } = await post('checkout/execPayment', { cartId });
    order = await ask(`order/review?id=${booking_id}`);
    expect(order).toMatchObject({ state: 'confirmed', total: TOTAL });
    await vi.waitFor(() => expect(shop.mails()).toHaveLength(1), 60_000);

    const { code, said } = await refund(order.number, '--yes');
    expect(said).toMatch(new RegExp(`^Order ${order.number} of Ada.* <ada@example.org>, 25.00 EUR paid.`));
    expect([code, said.trim().split('\n').slice(-3)]).toEqual([
      0,
      [
        `Order ${order.number} is refunded: its tickets, passes and vouchers are no longer valid.`,
        '25.00 EUR go back and the customer gets a mail as soon as the shop is running.',
        expect.stringMatching(/^Credit note: RK-\d{4}-00001$/),
      ],
    ]);
    await vi.waitFor(async () => expect(await counts()).toEqual(before), 60_000);
    expect((await get(`voucher?voucher=${order.vouchers[0].barcode}`)).code).toBe('VOUCHER_UNKNOWN');
    const after = await ask(`order/review?id=${booking_id}`);
    expect(after.state).toBe('refunded');
    expect(after.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit-note']);

    const mails = () => shop.mails().filter((name) => name.includes('refund'));
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 60_000);
    expect(shop.mail(mails()[0] as string)).toContain(order.number);
  }, 240_000);

  test('reports an order that was refunded before or does not exist, and changes nothing', async () => {
    const before = await counts();
    expect(await refund(order.number)).toEqual({
      code: 1,
      said: `Order ${order.number} was refunded before.\nNothing was changed.\n`,
    });
    expect(await refund('2026-1')).toEqual({ code: 1, said: 'There is no order 2026-1.\n' });
    expect(await counts()).toEqual(before);
    expect(shop.mails()).toHaveLength(2);
  }, 240_000);

  test('prints its usage, and says what it does not find', async () => {
    const usage = await refund();
    expect([usage.code, usage.said]).toEqual([
      1,
      expect.stringContaining('Usage: npm run refund -- ORDER_NUMBER'),
    ]);
    const unknown = await refund('2020-1', '--yes');
    expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('There is no order 2020-1.')]);
  }, 240_000);

  test('gives back nothing where nobody can be asked and nobody said --yes, and also between two runs of the shop', async () => {
    const { cartId } = await post('checkout/initPayment', purchase(ITEMS.slice(0, 1)));
    await shop.pay(cartId);
    const { booking_id } = await post('checkout/execPayment', { cartId });
    const { number } = await ask(`order/review?id=${booking_id}`);
    const asked = await refund(number, '--line', '1', '--persons', '1');
    expect([asked.code, asked.said]).toEqual([1, expect.stringContaining('Nothing was changed')]);
    await shop.end('SIGTERM');
    const given = await refund(number, '--line', '1', '--persons', '1', '--yes');
    expect([given.code, given.said]).toEqual([0, expect.stringContaining('12.00 EUR go back')]);
    const { rows } = await shop.look((database) =>
      database.executeSql(
        `select b.state as bank, p.state as payment from demo_bank_payment b join payment p on p.reference = b.id
        join placed_order o on o.payment_id = p.id where o.number = '${order.number}'`,
      ),
    );
    expect(rows).toEqual([{ bank: 'refunded', payment: 'refunded' }]);
  }, 240_000);
});
