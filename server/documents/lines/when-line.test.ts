import { expect, test } from 'vitest';
import { whenLine } from './when-line.ts';

test.each([
  ['24 December 2026', '10:30–11:00', '24 December 2026, 10:30–11:00'],
  ['den 24. december 2026', 'kl. 10.30', 'den 24. december 2026 kl. 10.30'],
  ['24 December 2026', 'Valid all day', '24 December 2026 · Valid all day'],
  ['24 décembre 2026', 'Entrée à partir de 10:30', '24 décembre 2026 · Entrée à partir de 10:30'],
  ['A day of your choice', 'while the exhibition is on', 'A day of your choice, while the exhibition is on'],
  ['Valid until 31 December 2029', '', 'Valid until 31 December 2029'],
  ['', '', ''],
])('day %j and time %j are %j', (main, detail, line) => {
  expect(whenLine({ main, detail })).toBe(line);
});
