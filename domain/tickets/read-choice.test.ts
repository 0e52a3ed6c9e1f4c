import { expect, test } from 'vitest';
import { readChoice } from './read-choice.ts';

const NONE = { counts: {}, parts: {} };

test('what was chosen comes back', () => {
  const choice = { counts: { adult: 2, child: 0 }, parts: { family: { adults: 1 } } };
  expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
});

test.each([
  ['nothing', undefined, NONE],
  ['a text', 'adult', NONE],
  ['a list', [{ adult: 2 }], NONE],
  [
    'counts that are none',
    { counts: { adult: -1, child: '2', young: 1.5, senior: 3 } },
    { counts: { senior: 3 } },
  ],
  [
    'parts that are none',
    { parts: { family: 3, pair: { adults: null } } },
    { parts: { family: {}, pair: {} } },
  ],
])('%s', (_, stored, read) => {
  expect(readChoice(stored)).toEqual({ ...NONE, ...read });
});
