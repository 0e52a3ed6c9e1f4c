// Staff block, extend and replace codes: visitors meet it at once, nothing of their value is lost, whatever
// is spent and given back before and after, and the ledger agrees.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CaredCode } from '../../../domain/vouchers/code-care-contract.ts';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { lastKnownMuseum } from '../../site/open-shop.ts';
import { signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { lapseCodes } from '../ledger/lapse-codes.ts';
import { blockCode, extendCode, replaceCode, unblockCode } from './change-code.ts';
import { findCode, listCodes, showCode } from './show-codes.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = 86_400;
const EXPRESS = 177;
const CARD = 166;
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const gift = { type: 'voucher', id: 'fest', count: 1 };
const ticket = { type: 'ticket', id: 'dauer-karte', count: 1 };
const by = { kind: 'staff', staffId: 'S1', address: '10.0.0.7' } as const;

function code(barcode: string) {
  return { type: 'voucherCode', barcode };
}

describe.each(oneDatabase())('the care of voucher codes on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const hold = async (items: unknown[], payart: number): Promise<string> => {
    const token = payart === CARD ? await shop.guest() : '';
    const path = `/api/de/checkout/initPayment?_=${token}`;
    return (await shop.post(path, purchase(items, { shipping: HOME }, payart))).body.data.cartId;
  };
  const finish = async (cartId: string) => {
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const boughtCode = async (): Promise<string> => {
    const cartId = await hold([gift], EXPRESS);
    await shop.bank(cartId, 'pay');
    return (await finish(cartId)).vouchers[0].barcode;
  };
  /** A code pays for all of a ticket. */
  const useCode = async (barcode: string) => finish(await hold([ticket, code(barcode)], CARD));
  const worth = async (barcode: string) => {
    const { data, code: refused } = (await shop.get(`/api/de/voucher?voucher=${barcode}`)).body;
    return refused ?? data.amount - data.used_amount;
  };
  const care = () => ({ ...shop.shop, ...lastKnownMuseum(shop.shop) });
  const show = (barcode: string) => findCode(care(), barcode, 'de') as Promise<CaredCode>;
  const asked = async (barcode: string) => {
    const { number } = await show(barcode);
    return { number, reason: 'lost', key: randomId(), by, language: 'de' as const };
  };
  const differences = async () => (await checkLedger(shop.database, shop.now())).differences;
  const acts = async () =>
    (await shop.database.executeSql('select verb, object_id, reason from act order by id')).rows;

  test('says what is left of a code and why', async () => {
    const barcode = await boughtCode();
    const order = await useCode(barcode);
    expect(await show(barcode.toLowerCase())).toMatchObject({
      barcode,
      state: 'usable',
      amount: 2500,
      left: 1700,
      held: 0,
      origin: 'bought',
      spent: [{ order: order.number, amount: 800 }],
      replaces: [],
    });
    await hold([ticket, code(barcode)], CARD);
    expect(await show(barcode)).toMatchObject({ left: 900, held: 800 });
    expect(await show('NO-SUCH')).toMatchObject({ refused: 'FIELDS_INVALID' });
    expect(await showCode(care(), 999_999, 'de')).toMatchObject({ refused: 'NOT_FOUND' });
  });

  test('a blocked code is refused in words until it is unblocked', async () => {
    const barcode = await boughtCode();
    expect(await blockCode(care(), await asked(barcode))).toMatchObject({ state: 'blocked', left: 2500 });
    expect(await worth(barcode)).toBe('VOUCHER_BLOCKED');
    expect(await blockCode(care(), await asked(barcode))).toMatchObject({
      refused: 'CODE_NOT_CHANGEABLE',
      details: { obstacle: 'blockedAlready' },
    });
    expect(await unblockCode(care(), await asked(barcode))).toMatchObject({ state: 'usable' });
    expect(await worth(barcode)).toBe(2500);
    const object_id = String((await show(barcode)).number);
    expect(await acts()).toEqual([
      { verb: 'code.blocked', object_id, reason: 'lost' },
      { verb: 'code.unblocked', object_id, reason: 'lost' },
    ]);
  });

  test('a code that has lapsed can be spent again once it is extended', async () => {
    const barcode = await boughtCode();
    shop.pass(5 * 366 * DAY);
    await lapseCodes(shop.database, shop.now());
    expect(await show(barcode)).toMatchObject({ state: 'ended', left: 2500 });
    expect(await extendCode(care(), await asked(barcode), '2026-12-31')).toMatchObject({
      refused: 'FIELDS_INVALID',
      fields: { valid_to: ['DAY_PAST'] },
    });
    expect(await extendCode(care(), await asked(barcode), '2032-06-30')).toMatchObject({
      state: 'usable',
      valid_to: '2032-06-30 23:59',
    });
    expect(await worth(barcode)).toBe(2500);
    expect(await differences()).toEqual([]);
  });

  test('a code that was replaced is worth nothing, and the new one what was left', async () => {
    const old = await boughtCode();
    await useCode(old);
    const replaced = (await replaceCode(care(), await asked(old))) as CaredCode;
    expect(replaced).toMatchObject({
      state: 'usable',
      amount: 2500,
      left: 1700,
      replaces: [{ barcode: old }],
    });
    expect(await worth(old)).toBe('VOUCHER_UNKNOWN');
    expect(await worth(replaced.barcode)).toBe(1700);
    expect(await show(old)).toMatchObject({
      state: 'replaced',
      left: 0,
      replaced_by: { barcode: replaced.barcode },
    });
    expect(await replaceCode(care(), await asked(old))).toMatchObject({
      details: { obstacle: 'replaced' },
    });
    expect(await differences()).toEqual([]);

    await useCode(replaced.barcode);
    expect(await worth(replaced.barcode)).toBe(900);
    expect(await differences()).toEqual([]);
  });

  test('what is given back of an order goes to the code that replaced the one it was paid with', async () => {
    const first = await boughtCode();
    const order = await useCode(first);
    const second = (await replaceCode(care(), await asked(first))) as CaredCode;
    const later = await useCode(second.barcode);
    const third = (await replaceCode(care(), await asked(second.barcode))) as CaredCode;
    expect(third.replaces.map(({ barcode }) => barcode).toSorted()).toEqual(
      [first, second.barcode].toSorted(),
    );
    for (const { number } of [order, later]) await refundInDatabase(shop.database, number, shop.now);
    expect(await worth(third.barcode)).toBe(2500);
    expect(await differences()).toEqual([]);
  });

  test('a code that somebody is paying with is not replaced, and a late payment with a replaced one is kept in the books', async () => {
    const old = await boughtCode();
    const cartId = await hold([{ ...ticket, count: 5 }, code(old)], EXPRESS);
    expect(await replaceCode(care(), await asked(old))).toMatchObject({
      details: { obstacle: 'beingPaidWith' },
    });
    shop.pass(2 * 3600);
    const { barcode } = (await replaceCode(care(), await asked(old))) as CaredCode;
    await shop.bank(cartId, 'pay');
    await finish(cartId);
    expect(await worth(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
    expect(await differences()).toEqual([]);
  });

  test('is a call of the office, for those who may', async () => {
    const [service, finance] = [await signIn(shop, 'service'), await signIn(shop, 'finance')];
    const { number, left } = (await finance.post('office/codes/find', { code: 'neu-50' })).body.data;
    expect(left).toBe(5000);
    expect((await finance.get(`office/codes/${number}`)).body.data.barcode).toBe('NEU-50');
    const block = { reason: 'Flyer im Netz', key: randomId() };
    expect((await finance.post(`office/codes/${number}/block`, block)).status).toBe(403);
    expect((await service.post(`office/codes/${number}/block`, { ...block, reason: '' })).status).toBe(400);
    expect((await service.post(`office/codes/${number}/block`, block)).body.data.state).toBe('blocked');
    const { status, body } = await service.post(`office/codes/${number}/extend`, {
      valid_to: '2032-06-30',
      reason: 'Wunsch',
      key: randomId(),
    });
    expect([status, body.message]).toEqual([
      422,
      'Dieser Code steht im Museumsordner. Bitte ändern Sie ihn dort.',
    ]);
  });

  test('a code of the museum folder keeps the dates of its file', async () => {
    expect(await extendCode(care(), await asked('NEU-50'), '2032-06-30')).toMatchObject({
      details: { obstacle: 'ofTheFolder' },
    });
    expect(await blockCode(care(), await asked('NEU-50'))).toMatchObject({
      state: 'blocked',
      origin: 'folder',
    });
    expect(await worth('NEU-50')).toBe('VOUCHER_BLOCKED');
  });

  test('the list comes in pages, by state', async () => {
    const barcode = await boughtCode();
    await blockCode(care(), await asked(barcode));
    const all = await listCodes(care(), {}, 'de');
    const blocked = all.rows.filter((listed) => listed.state === 'blocked');
    expect(blocked.map((listed) => listed.barcode)).toEqual([barcode]);
    expect((await listCodes(care(), { state: 'blocked' }, 'de')).rows).toEqual(blocked);
    expect(all.rows[0]?.barcode).toBe(barcode);
    const after = await listCodes(care(), { cursor: String(all.rows[0]?.number) }, 'de');
    expect(after.rows).toEqual(all.rows.slice(1));
  });
});
