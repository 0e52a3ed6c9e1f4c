import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import { dayLine, exampleMuseum, slotLine } from '../examples/example-order.ts';
import { transferMail } from './transfer-mail.ts';

const TRANSFER: TransferToPay = {
  holder: 'Museum am Strom',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: '',
  reference: 'RF471234567890',
  amount: 24_000,
  missing: 24_000,
  due: '2026-12-10',
  code: 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMuseum am Strom\nDE89370400440532013000\nEUR240.00\n\nRF471234567890',
  drawn: { size: 33, path: '' },
};
const PAGE = 'https://shop.example/de/checkout/success#foyer-us-c1';
const INPUT = {
  transfer: TRANSFER,
  lines: [slotLine, dayLine],
  buyer: 'Ada',
  page: PAGE,
  museum: exampleMuseum,
};

describe.each(LANGUAGES)('the mails about a transfer in %s', (language) => {
  test.each(['asked', 'reminder'] as const)('%s: says what to transfer, where, until when', (about) => {
    const { subject, html, text, pictures = [] } = transferMail({ ...INPUT, about }, language);
    expect(subject).toMatch(/240/);
    expect(subject.length).toBeLessThan(110);
    for (const part of [html, text]) {
      const wanted = [TRANSFER.holder, 'DE89 3704 0044 0532 0130 00', 'RF47 1234 5678 90', 'COBADEFFXXX'];
      for (const said of [...wanted, PAGE, slotLine.title, dayLine.title, exampleMuseum.email, '2026'])
        expect(part).toContain(said);
      expect(part).not.toMatch(/transfer\.|documents\.|undefined|\{\w+\}|!(?!doctype|important)/);
    }
    expect(html).toContain(`<html lang="${language}"`);
    expect(pictures.map(({ cid }) => cid)).toContain('transfer@foyer');
    expect(html).toContain('cid:transfer@foyer');
  });

  test('lapsed: asks for nothing any more', () => {
    const { html, text, pictures = [] } = transferMail({ ...INPUT, about: 'lapsed' }, language);
    for (const part of [html, text]) {
      expect(part).not.toContain('RF47');
      expect(part).not.toContain('DE89');
      expect(part).toContain(slotLine.title);
      expect(part).not.toMatch(/transfer\.mail|documents\.|undefined|\{\w+\}/);
    }
    expect(pictures.map(({ cid }) => cid)).not.toContain('transfer@foyer');
  });

  test('says the rest where a part has come', () => {
    const transfer = { ...TRANSFER, missing: 4000 };
    expect(transferMail({ ...INPUT, transfer, about: 'reminder' }, language).subject).toMatch(/40[.,]00/);
  });
});

test('in French a narrow space stands before the colon of a label', () => {
  const { html, text } = transferMail({ ...INPUT, about: 'asked' }, 'fr');
  for (const part of [html, text]) expect(part).toContain('Référence\u202f:');
});

test('a name is no link: the mail goes to whatever address was typed, before anything is paid', () => {
  const buyer = 'gewonnen: https://evil.example/login';
  for (const about of ['asked', 'reminder', 'lapsed'] as const) {
    const { html, text } = transferMail({ ...INPUT, buyer, about }, 'de');
    for (const part of [html, text]) {
      expect(part).toContain('gewonnen:');
      expect(part).not.toContain('evil.example');
    }
  }
});
