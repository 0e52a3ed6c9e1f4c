import { describe, expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { exampleMuseum, slotLine } from '../examples/example-order.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { besideTime, lineVisit, visitLineTime } from './visit-time.ts';

const entry = { ...slotLine, datetime_end: '2026-12-24 10:45', times: 'entry' as const };
const open = { ...entry, datetime_end: '' };
const concert = { ...slotLine, times: 'duration' as const };

function detailOf(line: typeof slotLine, language: Language): string {
  const i18n = documentI18n({ language }, exampleMuseum);
  const text = visitLineTime(line, { index: 0, order: undefined, museum: exampleMuseum, i18n }).detail;
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

function besideOf(line: typeof slotLine, language: Language): string {
  const i18n = documentI18n({ language }, exampleMuseum);
  const visit = lineVisit(line, exampleMuseum);
  return visit.kind === 'slot' ? besideTime(visit.time, i18n).replaceAll('\u00a0', ' ') : '';
}

test.each<[Language, string, string, string]>([
  ['de', 'Einlass von 10:30 bis 10:45 Uhr', 'Einlass ab 10:30 Uhr', 'Einlass bis 10:45 Uhr'],
  ['en', 'Entry from 10:30 to 10:45', 'Entry from 10:30', 'Entry until 10:45'],
  ['fr', 'Entrée de 10:30 à 10:45', 'Entrée à partir de 10:30', 'Entrée jusqu’à 10:45'],
  ['it', 'Ingresso dalle 10:30 alle 10:45', 'Ingresso dalle 10:30', 'Ingresso fino alle 10:45'],
  ['nl', 'Toegang van 10:30 tot 10:45 uur', 'Toegang vanaf 10:30 uur', 'Toegang tot 10:45 uur'],
  ['es', 'Acceso de 10:30 a 10:45', 'Acceso desde las 10:30', 'Acceso hasta las 10:45'],
  ['sv', 'Insläpp kl. 10:30–10:45', 'Insläpp från kl. 10:30', 'Insläpp till kl. 10:45'],
  ['da', 'Adgang kl. 10.30–10.45', 'Adgang fra kl. 10.30', 'Adgang til kl. 10.45'],
])('an entry in %s says when one is let in, and never that the visit ends', (language, both, from, until) => {
  expect(detailOf(entry, language)).toBe(both);
  expect(detailOf(open, language)).toBe(from);
  expect(besideOf(entry, language)).toBe(until);
});

describe('what has an end says it', () => {
  test.each<[string, typeof slotLine]>([
    ['a concert', concert],
    ['an order from before events said what their times are', slotLine],
  ])('%s', (_, line) => {
    expect(detailOf(line, 'de')).toBe('10:30–11:00 Uhr');
    expect(besideOf(line, 'de')).toBe('– 11:00');
  });

  test('also after midnight', () => {
    const night = { ...concert, datetime: '2026-12-24 22:00', datetime_end: '2026-12-25 01:00' };
    expect(detailOf(night, 'de')).toBe('22:00–01:00 Uhr');
  });
});
