// Passes and vouchers on paper.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { exampleMuseum } from '../examples/example-order.ts';
import { passLine, retailOrder, voucherLine } from '../examples/example-retail-order.ts';
import { passPdf } from './pass-pdf.ts';
import { hasPoppler, pagesOf, poppler, textOf } from './read-pdf.ts';
import { ticketPdf } from './ticket-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

const [owner] = passLine.article.owners;
/** The first pass, with an owner of its own. */
function ownedBy(name: string): Order {
  return {
    ...retailOrder,
    lines: retailOrder.lines.map((line, index) =>
      index === 1 && isPassLine(line) && owner
        ? { ...line, article: { ...line.article, owners: [{ ...owner, name }] } }
        : line,
    ),
    admissions: retailOrder.admissions.slice(0, 1),
  };
}
function greeted(greeting: string): Order {
  return {
    ...retailOrder,
    vouchers: retailOrder.vouchers.slice(0, 1).map((voucher) => ({ ...voucher, greeting })),
  };
}

describe.runIf(hasPoppler)('The passes of an order', () => {
  it.each([
    [
      'de',
      ['Jahreskarte 2 von 2', 'Gültig vom 20. November 2026 bis 19. November 2027', 'Brest, Frankreich'],
    ],
    ['en', ['Annual pass 2 of 2', 'Valid from 20 November 2026 to 19 November 2027', 'Brest, France']],
    ['fr', ['Pass annuel 2 sur 2', 'Valable du 20 novembre 2026 au 19 novembre 2027', 'Envoyé à 4 rue']],
    [
      'sv',
      [
        'Årskort 2 av 2',
        'Gäller från och med 20 november 2026 till och med 19 november 2027',
        'Brest, Frankrike',
      ],
    ],
  ])('say in %s whose they are, how long they let in, and where they are sent', async (language, words) => {
    const text = textOf(await passPdf({ ...retailOrder, language }, exampleMuseum));
    for (const word of [...words, 'Zoë Brandt-Łukasz', 'Camille Lefèvre', '48', 'Museum am Strom'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/documents\.|\?/);
  });

  it('are one page each with its own code, and no tickets', async () => {
    const passes = await passPdf(retailOrder, exampleMuseum);
    expect(pagesOf(passes)).toBe(2);
    for (const code of ['H5GSY8B3WNJ6', 'D9TRV4KM2XQA']) expect(textOf(passes)).toContain(code);
    expect(textOf(passes)).not.toContain('B3NHW8YC5EJF');
    const tickets = await ticketPdf(retailOrder, exampleMuseum);
    expect(pagesOf(tickets)).toBe(2);
    expect(textOf(tickets)).not.toContain('H5GSY8B3WNJ6');
  });

  it('stay on one page and print what is typed, however long or hostile', async () => {
    for (const name of ['von und zu '.repeat(60), 'X'.repeat(300), '<script>alert(1)</script>\r\n%PDF'])
      expect(pagesOf(await passPdf(ownedBy(name), exampleMuseum))).toBe(1);
    const hostile = textOf(await passPdf(ownedBy('<script>x</script>\r\nBcc: all'), exampleMuseum));
    expect(hostile).toContain('<script>x</script> Bcc: all');
    const cyrillic = textOf(await passPdf(ownedBy('Дмитрий'), exampleMuseum));
    expect(cyrillic).not.toContain('?');
  });
});

describe.runIf(hasPoppler)('The vouchers of an order', () => {
  it.each(LANGUAGES)(
    'say in %s what they are worth, until when and how they are redeemed',
    async (language) => {
      const text = textOf(await voucherPdf({ ...retailOrder, language }, exampleMuseum));
      expect(text).toMatch(/50[,.]00/);
      for (const word of ['2029', 'M4KEZ7B9YFSD', 'T6VXN2PQ8CA4', 'shop.museum-am-strom.example/de'])
        expect(text).toContain(word);
      expect(text).not.toMatch(/documents\.|\?/);
    },
  );

  it('have the whole of a name of ninety letters', async () => {
    const name = 'Zwei Karten für Strömungen. Wasserbau und Binnenschifffahrt an den Flüssen unseres Nordens';
    const vouchers = retailOrder.vouchers.map((voucher) => ({ ...voucher, name }));
    expect(textOf(await voucherPdf({ ...retailOrder, vouchers }, exampleMuseum))).toContain(name);
  });

  it('have the greeting in the lines in which it was typed, and neither the buyer nor the order', async () => {
    const pdf = await voucherPdf(retailOrder, exampleMuseum);
    expect(pagesOf(pdf)).toBe(2);
    const lines = poppler('pdftotext', ['-raw'], pdf)
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toContain('Alles Gute zum Geburtstag!');
    expect(lines).toContain('Deine Tante Ilse');
    expect(textOf(pdf)).not.toMatch(/Brandt|2026-000123/);
  });

  it('stay on one page however long the greeting; what no font has is left out', async () => {
    for (const greeting of ['Alles Gute. '.repeat(80), '\n'.repeat(300), 'W'.repeat(300), ''])
      expect(pagesOf(await voucherPdf(greeted(greeting), exampleMuseum))).toBe(1);
    const picture = textOf(await voucherPdf(greeted('Bis bald 🌊 am Strom'), exampleMuseum));
    expect(picture).toContain('Bis bald am Strom');
    expect(textOf(await voucherPdf(greeted('С днём рождения'), exampleMuseum))).not.toContain('?');
  });

  it.each([1.6, 0.6])('carry the museum’s picture of %s, and stay on one page', async (ratio) => {
    const drawn = sharp({
      create: { width: Math.round(300 * ratio), height: 300, channels: 3, background: '#cde' },
    });
    const jpeg = (await drawn.jpeg().toBuffer()).toString('base64');
    const pictures = { [voucherLine.id]: { jpeg, alt: 'Eine Karte mit Wellen', ratio } };
    for (const greeting of ['Alles Gute', 'W'.repeat(300)]) {
      const pdf = await voucherPdf(greeted(greeting), exampleMuseum, pictures);
      expect(pagesOf(pdf)).toBe(1);
      // The picture, and the code.
      expect(poppler('pdfinfo', ['-struct'], pdf).match(/^\s*Figure/gm)).toHaveLength(2);
      expect(pdf.toString('latin1')).toContain('Eine Karte mit Wellen');
    }
  });

  it('say as a preview that they are a sample, and as a present no number of an order', async () => {
    const order = greeted('Alles Gute');
    expect(textOf(await voucherPdf(order, exampleMuseum, {}, true))).toContain('Muster');
    const pdf = await voucherPdf({ ...order, number: '' }, exampleMuseum);
    expect(poppler('pdfinfo', [], pdf)).toMatch(/Title: +Gutschein\n/);
    expect(textOf(pdf)).not.toContain('Muster');
  });

  it('are tagged, with a link that can be followed and every font embedded', async () => {
    const pdf = await voucherPdf(retailOrder, exampleMuseum);
    const structure = poppler('pdfinfo', ['-struct-text'], pdf);
    for (const tag of ['Document "Gutscheine', 'H1', 'Figure', 'Link']) expect(structure).toContain(tag);
    expect(pdf.toString('latin1')).toContain('https://shop.museum-am-strom.example/de');
    for (const font of poppler('pdffonts', [], pdf).trim().split('\n').slice(2))
      expect(font).toMatch(/Identity-H\s+yes yes yes/);
  });
});

it('The same order gives the same passes and vouchers to the byte', async () => {
  for (const make of [passPdf, voucherPdf])
    expect(await make(retailOrder, exampleMuseum)).toEqual(await make(retailOrder, exampleMuseum));
});
