// From a visitor's order to the museum's list and the visitor's documents, through the whole shop.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { listRows } from '../testing/list-rows.ts';
import { signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, QUESTIONS_YAML } from '../testing/test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');

const BOOKING = {
  type: 'guidedTour',
  tourId: 'whole-b-de',
  datetime: '2026-11-18 14:00',
  prices: [{ id: 'gruppe', count: 2 }],
  participants: 9,
  answers: [
    { qId: 'alter', value: 'kinder' },
    { qId: 'hilfe', value: ['rad', 'ohr'] },
    { qId: 'wunsch', value: 'Bitte leise; "danke"' },
  ],
};

describe.each(oneDatabase())('a guided tour that was booked on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let cookie: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestTours(museum, { 'whole-b': QUESTIONS_YAML });
    shop = await openTestShop(engine, museum.folder, {}, START);
    cookie = (await signIn(shop, 'programme')).headers.cookie;
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test('is listed in the museum’s language, and in the visitor’s language in their documents', async () => {
    const { body } = await shop.post('/api/en/checkout/initPayment', purchase([BOOKING]));
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post('/api/en/checkout/execPayment', { cartId: body.data.cartId });
    const id = booked.body.data.booking_id;

    const list = await shop.get('/lists/tours.csv', { cookie });
    expect(list.headers['cache-control']).toBe('no-store');
    expect(listRows(list.body).slice(1)).toEqual([
      expect.stringMatching(
        /^2026-11-18;14:00;15:00;Führung whole-b;Deutsch;Haus;An der Kasse;Ganze Führung;2;9;2 × Group;Ada Lovelace;;ada@example.org;;2026-\d+;Englisch;"Alter: Kinder; Hilfen: Rollstuhl, Höranlage; Wünsche: Bitte leise; ""danke"""$/,
      ),
    ]);

    const order = (await shop.get(`/api/en/order/review?id=${id}`)).body.data;
    expect(order.admissions.map(({ persons }: { persons: number }) => persons).toSorted()).toEqual([4, 5]);
    expect(order.lines[0].tour.answers[0]).toMatchObject({ label: 'Age', text: 'Children' });
    const tickets = await shop.get(`/documents/${id}/tickets.pdf`);
    expect(tickets.headers['content-type']).toBe('application/pdf');
    const calendar = (await shop.get(`/documents/${id}/visit.ics`)).body.replaceAll('\r\n\t', '');
    expect(calendar).toContain('LOCATION:At the desk\\, Haus\\, Steg 1');
    expect(calendar).toContain('Booked for: 2 groups\\, 9 people');
  });

  test('is shown to nobody who is not signed in', async () => {
    expect((await shop.get('/lists/tours.csv')).status).toBe(401);
    expect((await shop.get('/lists/tours.csv?from=x', { cookie })).body.code).toBe('REQUEST_MALFORMED');
  });
});
