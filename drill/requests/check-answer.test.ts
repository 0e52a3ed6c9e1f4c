import { expect, test } from 'vitest';
import { type CallKey, contract } from '../../domain/contract.ts';
import { type Answer, problemOf } from './check-answer.ts';
import { type MadeRequest, makeRequest } from './make-request.ts';
import { seededChance } from './seeded.ts';

const logout: MadeRequest = {
  method: 'POST',
  path: '/api/de/auth/logout',
  headers: {},
  body: '{}',
  call: 'POST auth/logout',
};
function answer(status: number, said: unknown): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(said) };
}

test.each([
  ['an answer of the promised shape', answer(200, { data: true })],
  ['a refusal that the contract names', answer(401, { code: 'TOKEN_INVALID', message: 'Nein.' })],
])('%s is in order', (_what, given) => {
  expect(problemOf(logout, given)).toBeUndefined();
});

test.each([
  ['an accident', answer(500, { code: 'INTERNAL_ERROR', message: 'Ach.' }), 'answered 500'],
  ['another shape', answer(200, { data: 'yes' }), 'answered another shape'],
  [
    'a refusal that the contract does not name',
    answer(410, { code: 'CART_GONE', message: 'x' }),
    'CART_GONE',
  ],
  ['a code with another status', answer(400, { code: 'TOKEN_INVALID', message: 'x' }), 'answered 400'],
  ['a refusal without words', answer(401, { code: 'TOKEN_INVALID', message: '' }), 'without a message'],
  ['a page', { status: 404, type: 'text/html', body: '<p>' }, 'as text/html'],
])('%s is found', (_what, given, problem) => {
  expect(problemOf(logout, given)).toContain(problem);
});

test('two thousand requests try nearly every call, and the same seed makes the same ones', () => {
  const made = () => {
    const chance = seededChance(7);
    return Array.from({ length: 2000 }, () => makeRequest({ chance, words: ['a', 'b'], tokens: ['t'] }));
  };
  const first = made();
  expect(made()).toEqual(first);
  const called = new Set(first.map(({ call }) => call).filter((call): call is CallKey => call !== undefined));
  expect(called.size).toBeGreaterThan(Object.keys(contract).length * 0.9);
});
