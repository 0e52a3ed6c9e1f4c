import { describe, expect, test } from 'vitest';
import { checkWithdrawal, orderNumberIn, trimWithdrawal } from './withdrawal.ts';

const given = { name: 'Ada Lovelace', number: '2026-100017', email: 'ada@example.org', part: '' };

describe('a declaration of withdrawal', () => {
  test('needs a name, an order’s number and an address, and nothing else', () => {
    expect(checkWithdrawal(given)).toEqual({});
    expect(checkWithdrawal({ name: ' ', number: '\n', email: '', part: '' })).toEqual({
      name: ['REQUIRED'],
      number: ['REQUIRED'],
      email: ['REQUIRED'],
    });
  });

  test('wants an address to which a mail can go', () => {
    for (const email of ['ada', 'ada@example', 'ada@example.org, eve@example.org', 'a da@example.org'])
      expect(checkWithdrawal({ ...given, email }), email).toEqual({ email: ['EMAIL_INVALID'] });
    expect(checkWithdrawal({ ...given, email: ' ada@example.org ' })).toEqual({});
  });

  test('is as long as a letter’s heading, not as a letter', () => {
    const long = { name: 'x'.repeat(201), number: '1'.repeat(61), email: given.email, part: 'y'.repeat(501) };
    expect(checkWithdrawal(long)).toEqual({ name: ['TOO_LONG'], number: ['TOO_LONG'], part: ['TOO_LONG'] });
  });

  test('says each thing in one line', () => {
    const typed = {
      name: ' Ada\r\nLovelace ',
      number: ' 2026-100017',
      email: 'ada@example.org ',
      part: 'das Buch\u2028und\n\nden Becher',
    };
    expect(trimWithdrawal(typed)).toEqual({ ...given, part: 'das Buch und den Becher' });
  });
});

test.each([
  ['2026-100017', '2026-100017'],
  [' 2026 100017 ', '2026-100017'],
  ['Nr. 2026–100017', '2026-100017'],
  ['2026 - 100017', '2026-100017'],
  ['Bestellnummer 2026-100017, vom Montag', '2026-100017'],
  ['das Buch', 'das Buch'],
  ['12026-100017', '12026-100017'],
])('in “%s”, the order’s number is %s', (typed, number) => {
  expect(orderNumberIn(typed)).toBe(number);
});
