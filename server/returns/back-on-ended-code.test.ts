// An order that a voucher paid for is given back after the voucher has ended: what goes back must not be lost
// with it, and what had lapsed is no present.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CaredCode } from '../../domain/vouchers/code-care-contract.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { endedCodes, redeem, tickets } from '../testing/ended-codes.ts';
import { signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, FIXED_VOUCHER_YAML } from '../testing/test-retail.ts';
import type { Answer } from '../testing/test-shop.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { lapseCodes } from '../vouchers/ledger/lapse-codes.ts';

const DAY = 24 * 3600;
const VALID_AGAIN = '2029-12-31 23:59';

describe.each(testDatabases())('value that goes back on a code that has ended, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let codes: ReturnType<typeof endedCodes>;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    // The rate of the tickets.
    museum.put(
      'vouchers/eins.yaml',
      FIXED_VOUCHER_YAML.replace('id: fest', 'id: eins').replace('vat_value: 0', 'vat_value: 7'),
    );
    shop = await openTestShop(engine, museum.folder);
    codes = endedCodes(shop);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const office = async () => {
    const service = await signIn(shop, 'service');
    const shown = ({ body }: Answer) => body.data as CaredCode;
    const find = async (code: string) => shown(await service.post('office/codes/find', { code }));
    const act = async (code: string, verb: string, more: object) =>
      shown(
        await service.post(`office/codes/${(await find(code)).number}/${verb}`, { key: randomId(), ...more }),
      );
    return { find, act };
  };
  const nights = [
    ['before the night in which the rest lapses', false],
    ['after it', true],
  ] as const;

  test.each(nights)('can be spent again, where the code had paid with all of it, %s', async (_, night) => {
    const code = await codes.voucher();
    const order = await codes.buyWith(code, 4);
    await codes.end(code, night);
    await codes.refunded(order.number);
    expect((await codes.lookUp(code)).data).toMatchObject({
      amount: 2500,
      used_amount: 0,
      valid_to: VALID_AGAIN,
    });
    await codes.agrees();
    expect((await codes.buyWith(code, 4)).state).toBe('confirmed');
    await codes.agrees();
  });

  test('is all that can be spent, of each order that comes back', async () => {
    const code = await codes.voucher();
    const [first, second] = [await codes.buyWith(code, 1), await codes.buyWith(code, 1)];
    await codes.end(code, true);
    await codes.refunded(first.number);
    expect(await codes.left(code)).toBe(800);
    await codes.refunded(second.number);
    expect(await codes.left(code)).toBe(1600);
    await codes.end(code, true);
    expect(await codes.lapsed()).toBe(2500);
    await codes.agrees();
  });

  onOne(engine, () => {
    test.each(nights.flatMap(([when, night]) => ['fest', 'eins'].map((id) => [when, id, night] as const)))(
      'is all that can be spent: what was left when it ended stays lapsed, %s (%s)',
      async (_, id, night) => {
        const code = await codes.voucher(id);
        const order = await codes.buyWith(code, 1);
        await codes.end(code, night);
        await codes.refunded(order.number);
        expect((await codes.lookUp(code)).data).toMatchObject({
          amount: 2500,
          used_amount: 1700,
          valid_to: VALID_AGAIN,
        });
        expect(await codes.lapsed()).toBe(1700);
        await codes.agrees();
        const { find } = await office();
        expect(await find(code)).toMatchObject({
          state: 'usable',
          amount: 2500,
          left: 800,
          lapsed: 1700,
          spent: [],
        });

        const more = await codes.buyWith(code, 2);
        expect(more.codes[0].discount).toBe(800);
        expect(await codes.left(code)).toBe('VOUCHER_NO_AMOUNT_LEFT');
        await codes.agrees();
        await lapseCodes(shop.database, shop.now());
        expect(await codes.lapsed()).toBe(1700);

        // And back once more, still valid and then ended again.
        await codes.refunded(more.number);
        expect(await codes.left(code)).toBe(800);
        const last = await codes.buyWith(code, 1);
        await codes.end(code, night);
        await codes.refunded(last.number);
        expect(await codes.left(code)).toBe(800);
        expect(await codes.lapsed()).toBe(1700);
        await codes.agrees();
      },
    );

    test('leaves a cart what it holds of the code', async () => {
      const code = await codes.voucher();
      const order = await codes.buyWith(code, 1);
      const cart = await codes.hold([tickets(1), redeem(code)]);
      await shop.database.executeSql("update voucher_code set valid_to = '2026-11-01' where barcode = $1", [
        code,
      ]);
      await codes.refunded(order.number);
      expect([await codes.left(code), await codes.lapsed()]).toEqual([800, 900]);
      expect((await codes.finish(cart)).state).toBe('confirmed');
      expect(await codes.left(code)).toBe(800);
      await codes.agrees();
    });

    test('is owed besides what lapsed when somebody has paid late with it', async () => {
      const code = await codes.voucher();
      const order = await codes.buyWith(code, 1);
      const { cartId } = await codes.start([tickets(3), redeem(code)]);
      await codes.end(code, true);
      expect(await codes.lapsed()).toBe(1700);
      await shop.bank(cartId, 'pay');
      await codes.finish(cartId);
      await codes.refunded(order.number);
      expect([await codes.left(code), await codes.lapsed()]).toEqual([800, 0]);
      await codes.agrees();
    });

    test('comes with what had lapsed once staff extend the code, and without it when they take that back', async () => {
      const code = await codes.voucher();
      const order = await codes.buyWith(code, 1);
      await codes.end(code, true);
      await codes.refunded(order.number);
      const { act } = await office();
      const key = randomId();
      const extended = await act(code, 'extend', { valid_to: '2032-06-30', reason: 'Kulanz', key });
      expect(extended).toMatchObject({ left: 2500, lapsed: 0 });
      expect([await codes.left(code), await codes.lapsed()]).toEqual([2500, 0]);
      await codes.agrees();
      await codes.buyWith(code, 1);
      expect(await act(code, 'undo', { undoes: key })).toMatchObject({
        left: 0,
        lapsed: 1700,
        valid_to: VALID_AGAIN,
      });
      await codes.agrees();
    });

    test('stays what it is when the code is replaced', async () => {
      const code = await codes.voucher();
      const order = await codes.buyWith(code, 1);
      await codes.end(code, true);
      await codes.refunded(order.number);
      const successor = await (await office()).act(code, 'replace', { reason: 'lost' });
      expect(successor).toMatchObject({ left: 800, lapsed: 1700 });
      await codes.agrees();
      await codes.end(successor.barcode, true);
      expect(await codes.lapsed()).toBe(2500);
      const { act } = await office();
      expect(
        await act(successor.barcode, 'extend', { valid_to: '2032-06-30', reason: 'Kulanz' }),
      ).toMatchObject({
        left: 2500,
        lapsed: 0,
      });
      expect(await codes.lapsed()).toBe(0);
      await codes.agrees();
    });

    test('lets the voucher itself be given back, as one that has lapsed unspent', async () => {
      const bought = await codes.buy([{ type: 'voucher', id: 'fest', count: 1, greeting: '' }]);
      const code = bought.vouchers[0].barcode;
      const order = await codes.buyWith(code, 1);
      await codes.end(code, true);
      await codes.refunded(order.number);
      await codes.refunded(bought.number);
      expect([await codes.left(code), await codes.lapsed()]).toEqual(['VOUCHER_UNKNOWN', 0]);
      await codes.agrees();
    });

    test('on a code that still is valid changes nothing of its days', async () => {
      const code = await codes.voucher();
      const { valid_to } = (await codes.lookUp(code)).data;
      const order = await codes.buyWith(code, 1);
      shop.pass(DAY);
      await codes.refunded(order.number);
      expect((await codes.lookUp(code)).data).toMatchObject({ used_amount: 0, valid_to });
    });

    test('does not make a promotion of the museum’s folder last', async () => {
      const order = await codes.buyWith('NEU-50', 1);
      await codes.end('NEU-50', false);
      await codes.refunded(order.number);
      expect(await codes.left('NEU-50')).toBe('VOUCHER_NOW_IS_AFTER_VALID_TO');
    });
  });
});
