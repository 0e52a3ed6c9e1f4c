import { expect, test } from 'vitest';
import { readTourChoice, type TourChoice } from './read-tour-choice.ts';

const CHOICE: TourChoice = {
  kind: 'group',
  tours: { group: 1 },
  tickets: { adult: 2 },
  parts: { family: { adults: 1 } },
  participants: 3,
  answers: { school: 'Havneskolen', topics: ['mud', 'tides'] },
};

test('what was chosen comes back', () => {
  expect(readTourChoice(JSON.parse(JSON.stringify(CHOICE)))).toEqual(CHOICE);
});

test('what is neither count nor answer is left out', () => {
  const stored = {
    ...CHOICE,
    tours: { group: -1 },
    tickets: 'two',
    parts: null,
    answers: { a: 1, b: 'yes' },
  };
  expect(readTourChoice(stored)).toEqual({
    ...CHOICE,
    tours: {},
    tickets: {},
    parts: {},
    answers: { b: 'yes' },
  });
});

test.each([[undefined], ['group'], [{ ...CHOICE, kind: 'none' }], [{ ...CHOICE, participants: '3' }]])(
  '%j is no choice',
  (stored) => {
    expect(readTourChoice(stored)).toBeUndefined();
  },
);
