// The list on paper: mailed the evening before, once to each address, by name and by code, without whole codes.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { openShop } from '../../site/open-shop.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { hasPoppler, textOf } from '../pdf/read-pdf.ts';
import { mailDoorPapers } from './mail-door-papers.ts';

/** Half past five in the museum. */
const AFTERNOON = new Date('2026-11-17T16:30:00Z');
const ADDRESSES = ['tor@museum.example', 'kasse@museum.example'];

describe.each(oneDatabase())('the list on paper on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', `${MUSEUM_YAML}\ndoor: {names: true, paper_to: [${ADDRESSES}]}\n`);
    shop = await openTestShop(engine, museum.folder, {}, AFTERNOON);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const mailPapers = async () => {
    await mailDoorPapers({ ...shop.shop, ...(await openShop(shop.shop)) });
    return shop.outbox().filter((name) => name.includes('door-paper'));
  };
  const buy = async (datetime: string) => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime, count: 2 }];
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };

  test('leaves from the evening on, once to each, with those of tomorrow alone', async () => {
    await buy('2026-11-19 10:00');
    shop.pass(3600);
    expect(await mailPapers()).toEqual([]);
    shop.pass(-3600);
    const order = await buy('2026-11-18 10:00');
    expect(await mailPapers()).toEqual([]);
    shop.pass(3600);
    expect(await mailPapers()).toHaveLength(2);
    const sent = await mailPapers();
    expect(sent).toHaveLength(2);
    const mails = await Promise.all(sent.map((name) => PostalMime.parse(shop.mail(name))));
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(ADDRESSES.toSorted());
    const [{ subject, text, attachments } = { attachments: [] }] = mails;
    expect(subject).toBe('Einlassliste für Mittwoch, 18. November 2026: 2 Personen');
    expect(text).toContain('vernichten');
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['einlassliste-2026-11-18.pdf', 'application/pdf'],
    ]);
    if (!hasPoppler) return;
    const paper = textOf(Buffer.from(attachments[0]?.content as ArrayBuffer));
    for (const words of ['Nach Namen', 'Nach Code', order.number, '10:00', 'Ada Lovelace'])
      expect(paper).toContain(words);
    for (const { barcode } of order.admissions) {
      expect(paper.split(barcode.slice(-4))).toHaveLength(3);
      expect(paper).not.toContain(barcode);
    }
  });
});
