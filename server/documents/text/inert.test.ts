import { expect, it } from 'vitest';
import { inert, inertInPrint } from './inert.ts';

it.each([
  ['https://evil.example/login', 'https:|//evil.|example/login'],
  ['Gewonnen! www.evil.example', 'Gewonnen! www.|evil.|example'],
  ['schreib an bank@evil.example', 'schreib an bank@evil.|example'],
  ['bücher.example und 10.0.0.1', 'bücher.|example und 10.0.0.1'],
  ['Alles Gute! Deine Tante Dr. Ilse, d. Ä.', 'Alles Gute! Deine Tante Dr. Ilse, d. Ä.'],
  ['Bis um 10.30 Uhr', 'Bis um 10.30 Uhr'],
])('%s has nothing to press in a mail or in print', (text, parted) => {
  expect(inert(text)).toBe(parted.replaceAll('|', '\u200b'));
  expect(inertInPrint(text)).toBe(parted.replaceAll('|', '\u2009'));
});
