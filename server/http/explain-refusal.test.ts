// A refusal's message may contain its details; no detail can change the message in any other way.
import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { compileWording } from '../pages/compile-wording.ts';
import { explainRefusal } from './explain-refusal.ts';

const WORDING = compileWording({
  'refusal.NOT_FOUND': 'Not here.',
  'refusal.TOUR_GROUP_TOO_SMALL': 'At least {least, plural, one {# person} other {# people}}.',
  'refusal.ITEM_UNKNOWN': 'Unknown: {name}.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO': 'Until {valid_to}.',
  'refusal.TOO_MANY_TRIES': 'Again in {minutes, plural, one {a minute} other {# minutes}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Please answer.',
  'field.REQUIRED': 'Needed.',
});

function explain(refusal: Refusal, language: Language) {
  return explainRefusal(WORDING, language, refusal);
}

test('a message contains the numbers of its refusal', () => {
  const { status, body } = explain(refuse('TOUR_GROUP_TOO_SMALL', { details: { least: 5, index: 0 } }), 'en');
  expect([status, body]).toEqual([
    422,
    { code: 'TOUR_GROUP_TOO_SMALL', message: 'At least 5 people.', least: 5, index: 0 },
  ]);
  expect(explain(refuse('TOUR_GROUP_TOO_SMALL', { details: { least: 1 } }), 'en').body.message).toBe(
    'At least 1 person.',
  );
});

test.each([
  [undefined, 'a minute'],
  [0, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('with %s seconds to wait, the message says: in %s', (retryAfter, words) => {
  const more = retryAfter === undefined ? {} : { retryAfter };
  expect(explain(refuse('TOO_MANY_TRIES', more), 'en').body).toEqual({
    code: 'TOO_MANY_TRIES',
    message: `Again in ${words}.`,
  });
});

test('a message without arguments stays as it is, whatever details come with the refusal', () => {
  expect(explain(refuse('NOT_FOUND'), 'en').body).toEqual({ code: 'NOT_FOUND', message: 'Not here.' });
  expect(explain(refuse('NOT_FOUND', { details: { least: 1, lines: [{}] } }), 'en').body.message).toBe(
    'Not here.',
  );
});

test('texts are inserted as they are, not read as messages', () => {
  const said = (name: unknown) => explain(refuse('ITEM_UNKNOWN', { details: { name } }), 'en').body.message;
  for (const hostile of ['{least}', '{x, plural, other {#}}', '<b>x</b>', "'{'", '$&', '__proto__'])
    expect(said(hostile)).toBe(`Unknown: ${hostile}.`);
});

test('neither code nor message is overwritten by details', () => {
  const hostile = { code: 'OK', message: 'gotcha', errors: 'gotcha', name: 'x' };
  const { status, body } = explain(refuse('ITEM_UNKNOWN', { details: hostile }), 'en');
  expect([status, body.code, body.message]).toEqual([422, 'ITEM_UNKNOWN', 'Unknown: x.']);
});

test('a wrong answer is reported at its question', () => {
  const { body } = explain(refuse('TOUR_ANSWERS_INVALID', { fields: { alter: ['REQUIRED'] } }), 'en');
  expect(body).toMatchObject({ message: 'Please answer.', errors: { alter: ['Needed.'] } });
});

test.each([
  ['2026-12-31', 'Until 31 December 2026.'],
  ['2026-12-31 18:00', 'Until 31 December 2026, 18:00.'],
])('the day %s is said as the language writes it', (valid_to, words) => {
  const { body } = explain(refuse('VOUCHER_NOW_IS_AFTER_VALID_TO', { details: { valid_to } }), 'en');
  expect(body).toEqual({ code: 'VOUCHER_NOW_IS_AFTER_VALID_TO', message: words, valid_to });
});
