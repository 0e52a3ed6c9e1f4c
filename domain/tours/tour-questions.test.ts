import { describe, expect, test } from 'vitest';
import type { TourQuestion } from './tour.ts';
import { exampleQuestion } from './tour-examples.ts';
import {
  type AnswerProblem,
  type AnswerValue,
  answerProblem,
  answerProblems,
  givenAnswers,
  mostCharacters,
} from './tour-questions.ts';

const options = [
  { value: 'school', label: 'A school class' },
  { value: 'club', label: 'A club' },
];
const QUESTIONS: Record<TourQuestion['type'], Partial<TourQuestion>> = {
  radio: { options },
  select: { options },
  checkbox: { options },
  text: {},
  textarea: {},
  number: { min: 4, max: 120 },
};
function question(type: TourQuestion['type'], change: Partial<TourQuestion> = {}): TourQuestion {
  return exampleQuestion({ type, ...QUESTIONS[type], ...change });
}

type Case = [type: TourQuestion['type'], value: AnswerValue | undefined, expected: AnswerProblem | undefined];

describe('an empty answer', () => {
  test.each([
    ['radio', undefined],
    ['radio', ''],
    ['radio', []],
    ['select', ''],
    ['checkbox', []],
    ['checkbox', ['']],
    ['checkbox', ''],
    ['text', ''],
    ['text', ' \t '],
    ['text', ['school']],
    ['textarea', '\n \n'],
    ['number', ''],
    ['number', '  '],
    ['number', undefined],
  ] as [TourQuestion['type'], AnswerValue | undefined][])('to %s: %j', (type, value) => {
    expect(answerProblem(question(type), value)).toBe('REQUIRED');
    expect(answerProblem(question(type, { required: false }), value)).toBeUndefined();
    expect(givenAnswers([question(type)], value === undefined ? {} : { name: value })).toEqual([]);
  });
});

describe('an answer that is given', () => {
  test.each([
    ['radio', 'school', undefined],
    ['radio', ['club'], undefined],
    ['radio', 'zoo', 'OPTION_UNKNOWN'],
    ['radio', 'School', 'OPTION_UNKNOWN'],
    ['radio', ' school', 'OPTION_UNKNOWN'],
    ['radio', ['school', 'club'], 'OPTION_UNKNOWN'],
    ['select', 'club', undefined],
    ['select', 'zoo', 'OPTION_UNKNOWN'],
    ['select', ['school', 'club'], 'OPTION_UNKNOWN'],
    ['checkbox', 'school', undefined],
    ['checkbox', ['school'], undefined],
    ['checkbox', ['club', 'school'], undefined],
    ['checkbox', ['school', ''], undefined],
    ['checkbox', ['school', 'zoo'], 'OPTION_UNKNOWN'],
    ['text', 'Form 7b', undefined],
    ['text', 'x'.repeat(200), undefined],
    ['text', ` ${'x'.repeat(200)} `, undefined],
    ['text', 'x'.repeat(201), 'TOO_LONG'],
    ['textarea', 'x'.repeat(2000), undefined],
    ['textarea', 'x'.repeat(2001), 'TOO_LONG'],
    ['number', '3', 'NUMBER_INVALID'],
    ['number', '4', undefined],
    ['number', ' 4 ', undefined],
    ['number', '120', undefined],
    ['number', '121', 'NUMBER_INVALID'],
    ['number', '4.5', 'NUMBER_INVALID'],
    ['number', '4,5', 'NUMBER_INVALID'],
    ['number', '1e2', 'NUMBER_INVALID'],
    ['number', '0x10', 'NUMBER_INVALID'],
    ['number', 'ten', 'NUMBER_INVALID'],
    ['number', '-4', 'NUMBER_INVALID'],
    ['number', '٤٢', 'NUMBER_INVALID'],
    ['number', '9'.repeat(40), 'NUMBER_INVALID'],
  ] as Case[])('to %s: %j is %s', (type, value, expected) => {
    for (const required of [true, false])
      expect(answerProblem(question(type, { required }), value)).toBe(expected);
  });

  test.each([
    [{}, '0', undefined],
    [{}, '-1', 'NUMBER_INVALID'],
    [{}, '999999999', undefined],
    [{ min: -5 }, '-5', undefined],
    [{ min: -5 }, '-6', 'NUMBER_INVALID'],
    [{ max: 7 }, '0', undefined],
    [{ max: 7 }, '8', 'NUMBER_INVALID'],
  ] as [Partial<TourQuestion>, string, AnswerProblem | undefined][])(
    'a number within %j: %s is %s',
    (bounds, value, expected) => {
      expect(answerProblem(exampleQuestion({ type: 'number', ...bounds }), value)).toBe(expected);
    },
  );

  test('only typed answers have a maximum length', () => {
    expect(
      (['radio', 'select', 'checkbox', 'text', 'textarea', 'number'] as const).map((type) =>
        mostCharacters({ type }),
      ),
    ).toEqual([undefined, undefined, undefined, 200, 2000, undefined]);
  });

  test('a choice without options has no valid answer', () => {
    expect(answerProblem(exampleQuestion({ type: 'radio' }), 'school')).toBe('OPTION_UNKNOWN');
  });
});

describe('all answers', () => {
  const questions = [
    question('text', { qId: 'name' }),
    question('number', { qId: 'age', required: false }),
    question('checkbox', { qId: 'who' }),
    question('radio', { qId: 'one', required: false }),
  ];

  test('every question with a problem is reported, in their order', () => {
    const problems = answerProblems(questions, { age: '200', name: 'Form 7b', nobody: 'asked' });
    expect(Object.entries(problems)).toEqual([
      ['age', 'NUMBER_INVALID'],
      ['who', 'REQUIRED'],
    ]);
    expect(answerProblems([], { name: 'x' })).toEqual({});
  });

  test('are stored with the texts of question and option, without empty answers and unknown questions', () => {
    expect(
      givenAnswers(questions, {
        name: '  Form 7b ',
        who: ['club', 'school', 'club'],
        nobody: 'asked',
        age: ' ',
      }),
    ).toEqual([
      { qId: 'name', type: 'text', label: 'Name of the group', value: 'Form 7b', text: 'Form 7b' },
      {
        qId: 'who',
        type: 'checkbox',
        label: 'Name of the group',
        value: ['school', 'club'],
        text: 'A school class, A club',
      },
    ]);
    expect(givenAnswers(questions, { one: 'club' })).toEqual([
      { qId: 'one', type: 'radio', label: 'Name of the group', value: 'club', text: 'A club' },
    ]);
  });
});
