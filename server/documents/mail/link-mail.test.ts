import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { dayLine, exampleMuseum, slotLine } from '../examples/example-order.ts';
import { linkMail } from './link-mail.ts';

const LINK = 'https://shop.example/de/confirm-order/#aB3dE6gH9jK2mN5pQ8sT1vW4.proof-of_it';
const until = '2026-12-01 14:30';

test.each(LANGUAGES)('The mail with the link of free tickets says it all in %s', (language) => {
  const input = { lines: [slotLine, dayLine], link: LINK, until, museum: exampleMuseum };
  const { subject, html, text } = linkMail(input, language);
  expect(subject.length).toBeGreaterThan(10);
  expect(subject.length).toBeLessThan(60);
  for (const part of [html, text]) {
    for (const said of [LINK, exampleMuseum.name, exampleMuseum.email, slotLine.title, dayLine.title, '2026'])
      expect(part).toContain(said);
    expect(part).toMatch(/14[:.]30/);
    expect(part).toMatch(/2\s×\sErwachsene/);
    expect(part).not.toMatch(/order-link\.|documents\.|undefined|\{\w+\}|!(?!doctype|important)/);
    // Nothing of it is sold: the price of a ticket would only confuse.
    expect(part).not.toMatch(/14,00|14\.00/);
  }
  expect(html).toContain(`<html lang="${language}"`);
  expect(html.match(/href=/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
});
