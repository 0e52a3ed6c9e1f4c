import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import type { Order } from '../../../domain/orders/order.ts';
import {
  exampleMuseum,
  exampleOrder,
  openLine,
  slotLine,
  tourAdmissions,
  tourLine,
} from '../examples/example-order.ts';
import { hasPoppler, poppler, textOf } from './read-pdf.ts';
import { ticketPdf } from './ticket-pdf.ts';

function oneTicket(change: Partial<Order>): Order {
  return {
    ...exampleOrder,
    lines: [slotLine],
    admissions: exampleOrder.admissions.slice(0, 1),
    ...change,
  };
}

const tourOrder: Order = { ...exampleOrder, lines: [tourLine], admissions: tourAdmissions };

const says: Record<(typeof LANGUAGES)[number], string[]> = {
  de: [
    'Ticket 1 von 2',
    'Donnerstag, 24. Dezember 2026',
    'Anfahrt',
    '14,00 € inkl. 7 % MwSt.',
    'Gilt für 5 Personen',
  ],
  en: ['Ticket 1 of 2', '24 December 2026', 'Getting there', '€14.00 incl. 7% VAT', 'Admits 5 people'],
  fr: [
    'Billet 1 sur 2',
    'jeudi 24 décembre 2026',
    'À l’entrée',
    '14,00 €, TVA de 7 % comprise',
    'pour 5 personnes',
  ],
  it: [
    'Biglietto 1 di 2',
    'giovedì 24 dicembre 2026',
    'Come arrivare',
    '14,00 €, IVA 7% inclusa',
    'per 5 persone',
  ],
  nl: [
    'Ticket 1 van 2',
    'donderdag 24 december 2026',
    'Bij de ingang',
    '€ 14,00 incl. 7% btw',
    'voor 5 personen',
  ],
  es: [
    'Entrada 1 de 2',
    'jueves, 24 de diciembre de 2026',
    'Cómo llegar',
    '14,00 €, IVA del 7 % incluido',
    'para 5 personas',
  ],
  sv: ['Biljett 1 av 2', 'torsdag 24 december 2026', 'I entrén', '14,00 € inkl. 7 % moms', 'för 5 personer'],
  da: [
    'Billet 1 af 2',
    'torsdag den 24. december 2026',
    'Ved indgangen',
    '14,00 € inkl. 7 % moms',
    'for 5 personer',
  ],
};

describe.runIf(hasPoppler)('The tickets of an order', () => {
  it.each(LANGUAGES)('speak %s', async (language) => {
    const text = textOf(await ticketPdf({ ...exampleOrder, language }, exampleMuseum));
    for (const words of says[language]) expect(text).toContain(words);
    expect(text).not.toContain('documents.');
    expect(text).not.toContain('?');
  });

  it('are one page per admission, each with its own code', async () => {
    const pdf = await ticketPdf(exampleOrder, exampleMuseum);
    expect(poppler('pdfinfo', [], pdf)).toMatch(/Pages: +4/);
    const text = textOf(pdf);
    for (const { barcode } of exampleOrder.admissions) expect(text).toContain(barcode);
  });

  it('say exhibition, time, place, name and order number', async () => {
    const text = textOf(await ticketPdf(oneTicket({}), exampleMuseum));
    for (const words of [
      'Gezeiten. Fotografie am Rand des Meeres',
      '10:30',
      'Neue Galerie, Kaistraße 4, 20457 Hamburg',
      'Zoë Brandt-Łukasz',
      '2026-000123',
      'Museum am Strom',
    ])
      expect(text).toContain(words);
  });

  it.each(LANGUAGES)('say until when one is let in, on one line, %s', async (language) => {
    const entry = { ...slotLine, datetime: '2026-12-24 20:00', datetime_end: '2026-12-24 20:45' };
    const order = { ...oneTicket({ lines: [{ ...entry, times: 'entry' as const }] }), language };
    const text = textOf(await ticketPdf(order, exampleMuseum));
    expect(text).toMatch(/20[:.]00 *\p{Letter}[^…]*20[:.]45/u);
    expect(text).not.toMatch(/20[:.]00 *–/);
  });

  it('say on which days an open ticket is good', async () => {
    const order = oneTicket({ lines: [openLine] });
    expect(textOf(await ticketPdf(order, exampleMuseum))).toContain('vom 3. Mai 2026 bis 31. Januar 2027');
    expect(textOf(await ticketPdf(order, { ...exampleMuseum, runs: undefined }))).toContain(
      'während der Laufzeit',
    );
  });

  it('are tagged, titled and in the order’s language, with every font embedded', async () => {
    const pdf = await ticketPdf({ ...exampleOrder, language: 'nl' }, exampleMuseum);
    expect(pdf.toString('latin1')).toContain('/Lang (nl)');
    expect(pdf.toString('latin1')).toContain('/DisplayDocTitle true');
    expect(poppler('pdfinfo', [], pdf)).toMatch(/Tagged: +yes/);
    const structure = poppler('pdfinfo', ['-struct-text'], pdf);
    for (const tag of ['Document "Tickets bij bestelling 2026-000123"', 'Sect', 'H1', 'P (block)', 'Figure'])
      expect(structure).toContain(tag);
    const fonts = poppler('pdffonts', [], pdf).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/Identity-H\s+yes yes yes/);
  });

  it('print what is typed as it is typed, and leave out a name that the fonts cannot set', async () => {
    const hostile = oneTicket({ name: '<script>alert("x")</script>\r\nBcc: all' });
    expect(textOf(await ticketPdf(hostile, exampleMuseum))).toContain('<script>alert("x")</script> Bcc: all');
    const cyrillic = textOf(await ticketPdf(oneTicket({ name: 'Дмитрий' }), exampleMuseum));
    expect(cyrillic).not.toContain('Name');
  });

  it('make no link of a name', async () => {
    const linked = textOf(await ticketPdf(oneTicket({ name: 'Ada, https://evil.example' }), exampleMuseum));
    expect(linked).toContain('Ada, https:');
    expect(linked).not.toContain('evil.example');
  });

  it('stay on one page however long the texts are', async () => {
    const line = {
      ...slotLine,
      eventName: 'Überlandwasserkraftwerksgeschichten '.repeat(8),
      venue: 'Haus '.repeat(40),
    };
    const museum = {
      ...exampleMuseum,
      venues: [{ name: line.venue, hours: '', directions: 'Immer am Wasser entlang. '.repeat(30) }],
    };
    const order = oneTicket({ lines: [line], name: 'X'.repeat(300) });
    expect(poppler('pdfinfo', [], await ticketPdf(order, museum))).toMatch(/Pages: +1\n/);
  });
});

describe.runIf(hasPoppler)('The tickets of a guided tour', () => {
  it.each([
    [
      'de',
      [
        'Führung, Deutsch',
        'Treffpunkt An der Treppe',
        'Gebucht für 2 Gruppen, 45 Personen',
        'Gilt für 23',
        '14:00',
        '15:30',
      ],
    ],
    [
      'fr',
      ['Visite guidée, Deutsch', 'Point de rendez-vous An', 'Réservé pour 2 groupes, 45 personnes', '14:00'],
    ],
    [
      'da',
      [
        'Rundvisning, Deutsch',
        'Mødested An der Treppe',
        'Bestilt til 2 grupper, 45 personer',
        '14.00',
        '15.30',
      ],
    ],
  ])('say in %s what, where and for how many', async (language, words) => {
    const text = textOf(await ticketPdf({ ...tourOrder, language }, exampleMuseum));
    for (const word of [...words, 'Gezeiten. Fotografie am Rand des Meeres', 'Kaistraße 4'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/documents\.|\?/);
  });

  it('are one per group, each with its own people', async () => {
    const text = textOf(await ticketPdf(tourOrder, exampleMuseum));
    expect(text).toMatch(/Ticket 1 von 2.*Gilt für 23 Personen.*Ticket 2 von 2.*Gilt für 22 Personen/);
  });

  it('do not contain the visitor’s answers', async () => {
    expect(textOf(await ticketPdf(tourOrder, exampleMuseum))).not.toContain('Klassenstufe');
  });

  it('stay on one page each, and end above the foot, however long the texts are', async () => {
    const long = 'Immer am Wasser entlang und dann die Treppe hinauf. '.repeat(40);
    const line = {
      ...tourLine,
      title: long,
      tour: { ...tourLine.tour, meeting_point: long, eventName: long, langName: long },
    };
    const pdf = await ticketPdf({ ...tourOrder, lines: [line], name: long }, exampleMuseum);
    expect(poppler('pdfinfo', [], pdf)).toMatch(/Pages: +2\n/);
    const lines = textOf(pdf).split('Museum am Strom · Am Strom 12')[0] ?? '';
    expect(lines).toContain('Am Einlass Zeigen Sie diesen Code');
  });
});

it('The same order gives the same bytes, so that a second mail brings the same tickets', async () => {
  expect(await ticketPdf(exampleOrder, exampleMuseum)).toEqual(await ticketPdf(exampleOrder, exampleMuseum));
});
