import { expect, test } from 'vitest';
import { keptAnswer, refusingAnswer } from './server-answer.ts';

test.each([
  ['250 2.0.0 Ok: queued as 4F2C', '250 2.0.0 Ok: queued as 4F2C'],
  ['550 5.1.1 <zoe@example.org>: User unknown', '550 5.1.1 …: User unknown'],
  ['452-4.2.2 full\r\n452 zoe@example.org has no room', '452-4.2.2 full 452 … has no room'],
])('of “%s” is kept “%s”', (said, kept) => {
  expect(keptAnswer(said)).toBe(kept);
});

test('a server that talks without end is cut short', () => {
  expect(keptAnswer('x'.repeat(5000))).toHaveLength(200);
});

test('the answer is found in what the mailer throws, and a server that said nothing has none', () => {
  const said = Object.assign(new Error('refused'), { response: '451 greylisted' });
  expect(refusingAnswer(new Error('Order 2026-100001: refused', { cause: said }))).toBe('451 greylisted');
  expect(refusingAnswer(new Error('connect ECONNREFUSED'))).toBe('');
});
