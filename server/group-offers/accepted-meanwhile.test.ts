// An offer whose numbers are changed while it is being accepted or paid, in another tab, and one whose process dies while it is
// accepted: what is asked for is what the order comes to (ADR 130, 139).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { afterTransaction, dieAfterTransaction } from '../testing/after-transaction.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { transferMuseum } from '../testing/transfers/transfer-museum.ts';
import { offerSecret } from './offer-link.ts';

const GROUPS_YAML = `group_requests:
  kinds: [{id: schule, name: {de: Schule, en: School}}]
`;
const PRICE = 1200;
const BUYER = {
  ...{ name: 'Ada Lovelace', company: 'Schule am Steg', street: 'Am Steg 1', zip: '10115', city: 'Berlin' },
  ...{ country: 'DE', buyer_vat_id: '', routing_id: '', buyer_reference: '7b' },
};

describe.each(testDatabases())('an offer that is being accepted on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  let number = 0;
  beforeAll(() => {
    museum = makeTestMuseum();
  });
  afterAll(() => museum.remove());

  const open = (museumYaml: string) =>
    beforeEach(async () => {
      museum.put('museum.yaml', museumYaml + GROUPS_YAML);
      shop = await openTestShop(engine, museum.folder);
      service = await signIn(shop, 'service');
      const request = { kind: 'schule', name: 'Ada Lovelace', organisation: 'Schule am Steg', phone: '' };
      const more = { answers: {}, email: 'ada@example.org', people: '24', days: 'Dezember', wishes: '' };
      number = (await shop.post('/api/en/group-request', { ...request, ...more })).body.data.number;
      return () => shop.close();
    });
  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const call = (what: string, body: object) => shop.post(`/api/en/checkout/group-offer${what}`, body);
  const show = async (link: string) => (await call('', { link })).body.data;
  const offer = async () => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-12-12 10:00', count: 5 }];
    const { cartId, days } = (await service.post('office/group-offers/hold', { number, items, reduction: 0 }))
      .body.data;
    const { usual: valid_until, lastNumbers: numbers_until } = days;
    const asked = {
      number,
      cartId,
      items,
      reduction: 0,
      valid_until,
      numbers_until,
      message: '',
      reason: '',
    };
    const { id } = (await service.post('office/group-offers/make', { ...asked, key: randomId() })).body.data;
    return { link: offerSecret(shop.shop.payments.linkKey, id), cartId: String(cartId) };
  };
  const accept = (link: string) => call('/accept', { link, total: 5 * PRICE, buyer: BUYER });
  const eight = (link: string) =>
    call('/numbers', { link, numbers: { '0:flut-normal': 8 }, total: 8 * PRICE });
  const isAccepted = async () =>
    (await rows('select from group_offer where accepted_at is not null')).length > 0;

  describe('by transfer', () => {
    open(transferMuseum());

    test('asks for what it comes to when the numbers change right after it', async () => {
      const { link, cartId } = await offer();
      let changed: { status: number } | undefined;
      afterTransaction(shop.shop.database, isAccepted, async () => {
        changed = await eight(link);
      });
      expect((await accept(link)).status).toBe(200);
      expect(changed?.status).toBe(200);
      const [asked] = await rows(
        `select c.total, p.amount, t.amount as transfer from cart c join payment p on p.cart_id = c.id
          join transfer t on t.payment_id = p.id where c.id = $1`,
        cartId,
      );
      expect(asked).toEqual({ total: 8 * PRICE, amount: 8 * PRICE, transfer: 8 * PRICE });
    });

    test('is asked for with it, so that a process that dies then leaves nobody without bank data', async () => {
      const { link } = await offer();
      const revive = dieAfterTransaction(shop.shop.database, isAccepted);
      await accept(link);
      revive();
      shop.pass(600);
      await reconcilePayments(shop.shop.payments);
      expect(await show(link)).toMatchObject({ state: 'accepted', reference: expect.stringMatching(/^RF/) });
      expect(await rows('select state from payment')).toEqual([{ state: 'pending' }]);
      expect(
        await rows(`select data ->> 'about' as about from pgboss.job where name = 'transfer-mail'`),
      ).toEqual([{ about: 'asked' }]);
    });

    test('that an older shop has accepted and not asked for is asked for when it is accepted again', async () => {
      const { link } = await offer();
      await accept(link);
      await rows('delete from transfer');
      expect((await accept(link)).status).toBe(200);
      expect(await show(link)).toMatchObject({ state: 'accepted', reference: expect.stringMatching(/^RF/) });
    });
  });

  describe('by a link', () => {
    open(MUSEUM_YAML);

    test('opens a page for what it comes to when the numbers change meanwhile', async () => {
      const { link, cartId } = await offer();
      await accept(link);
      const pay = async () => {
        const secret = (await show(link)).pay.split('#')[1];
        const url = { continue: 'http://localhost:3000/en/checkout/success' };
        return shop.post('/api/en/checkout/pay-request', { link: secret, payart: 166, url });
      };
      expect((await pay()).status).toBe(200);
      // A second click; while its first page is closed at the provider, the group's other tab changes the numbers.
      const { demoBank } = shop.shop.payments.providers as {
        demoBank: { cancel(id: string): Promise<void> };
      };
      const { cancel } = demoBank;
      demoBank.cancel = async (reference) => {
        demoBank.cancel = cancel;
        await cancel(reference);
        expect((await eight(link)).status).toBe(200);
      };
      expect((await pay()).status).toBe(200);
      const [page] = await rows(
        `select id, amount from payment where cart_id = $1 and provider = 'demo' and state <> 'canceled' order by number desc`,
        cartId,
      );
      expect(page.amount).toBe(8 * PRICE);
      await shop.bank(page.id, 'pay');
      await shop.post('/api/en/checkout/execPayment', { cartId });
      const paid = await rows(
        'select o.total, p.amount from placed_order o join payment p on p.id = o.payment_id where o.cart_id = $1',
        cartId,
      );
      expect(paid).toEqual([{ total: 8 * PRICE, amount: 8 * PRICE }]);
      expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    });
  });
});
