// Vouchers that pay for tickets, end, and get back what they paid. A ticket of the tests' museum costs 8 euros, the voucher 25.
import { expect } from 'vitest';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import type { Database } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import { type GivenBack, giveBack } from '../returns/give-back.ts';
import { lapseCodes } from '../vouchers/ledger/lapse-codes.ts';
import { purchase, type TestShop } from './test-shop.ts';

const DAY = 24 * 3600;

export const tickets = (count: number) => ({ type: 'ticket', id: 'dauer-karte', count });
export const redeem = (barcode: string) => ({ type: 'voucherCode', barcode });

/** What visitors, the night and the office do with codes in a shop with `addTestRetail`. */
export function endedCodes(shop: TestShop) {
  /** A cart that nobody has paid for, and where they would. */
  const start = async (items: unknown[]): Promise<{ cartId: string; url: string }> => {
    // Sessions end meanwhile.
    const token = await shop.guest();
    const held = await shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, {}, 166));
    expect(held.body.code).toBeUndefined();
    return held.body.data;
  };
  const hold = async (items: unknown[]): Promise<string> => {
    const { cartId, url } = await start(items);
    if (url.includes('demo-bank')) await shop.bank(cartId, 'pay');
    return cartId;
  };
  const finish = async (cartId: string) => {
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const buy = async (items: unknown[]) => finish(await hold(items));
  const lookUp = async (code: string) => (await shop.get(`/api/de/voucher?voucher=${code}`)).body;
  const left = async (code: string): Promise<number | string> => {
    const { data, code: refused } = await lookUp(code);
    return refused ?? data.amount - data.used_amount;
  };
  const refund = (number: string, database: Database = shop.database): Promise<GivenBack> => {
    const selection = { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' } as const;
    const by = { kind: 'command', user: 'museum' } as const;
    const asked = { number, selection, reason: '', key: randomId(), by };
    return giveBack({ ...shop.shop.payments, database }, asked);
  };
  return {
    ...{ start, hold, finish, buy, lookUp, left, refund },
    buyWith: (code: string, count: number) => buy([tickets(count), redeem(code)]),
    voucher: async (id = 'fest'): Promise<string> =>
      (await buy([{ type: 'voucher', id, count: 1, greeting: '' }])).vouchers[0].barcode,
    refunded: async (number: string) => expect((await refund(number)).state).toBe('done'),
    /** From now on it has ended, and the night comes where it does. */
    end: async (code: string, night: boolean) => {
      await shop.database.executeSql(
        "update voucher_code set valid_to = to_char($2::timestamptz, 'YYYY-MM-DD') where barcode = $1",
        [code, shop.now()],
      );
      shop.pass(2 * DAY);
      if (night) await lapseCodes(shop.database, shop.now());
      expect(await left(code)).toBe('VOUCHER_NOW_IS_AFTER_VALID_TO');
    },
    agrees: async () => expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]),
    /** Cents, of all codes. */
    lapsed: async (): Promise<number> => {
      const { rows } = await shop.database.executeSql(`
        select coalesce(-sum(amount), 0)::int as sum from ledger_posting
        where account = 'vouchers-lapsed' and code is not null`);
      return rows[0].sum;
    },
  };
}
