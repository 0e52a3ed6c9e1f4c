import { expect, test } from 'vitest';
import type { CancelableOrder } from '../../../domain/returns/returns-contract.ts';
import { typedCents } from '../../ground/act/typed-cents.ts';
import { type CancelChoice, NO_CHOICE, selectionOf } from './cancel-choice.ts';

const part = (index: number) => ({ part: index, name: `Part ${index}`, left: 3, value: 3000 });
const order: CancelableOrder = {
  lines: [
    { title: 'Tide', datetime: '2026-11-18 10:00', by: 'pieces', parts: [part(0), part(1)], owners: [] },
    {
      title: 'Pass',
      datetime: '',
      by: 'pieces',
      parts: [part(0)],
      owners: [
        { number: 1, name: 'Ada' },
        { number: 2, name: 'Mary' },
      ],
    },
  ],
  shipping: 500,
};
const plain = { pieces: [], shipping: false, fee: 0, to: 'the-way-it-came' };

test.each<[string, Partial<CancelChoice>, object]>([
  ['nothing', {}, plain],
  ['one person', { counts: { '0.1': 1 } }, { ...plain, pieces: [{ line: 0, part: 1, count: 1 }] }],
  ['nobody again', { counts: { '0.1': 0 } }, plain],
  [
    'the pass of one of two',
    { passes: { 1: [2] } },
    { ...plain, pieces: [{ line: 1, part: 0, count: 1, numbers: [2] }] },
  ],
  [
    'everything, whatever else was chosen',
    { everything: true, counts: { '0.1': 1 }, amount: '3' },
    { ...plain, pieces: 'everything', shipping: true },
  ],
  ['a fee', { fee: '2,50' }, { ...plain, fee: 250 }],
  ['no fee of what is kept anyway', { fee: '2,50', to: 'kept' }, { ...plain, to: 'kept' }],
  ['an amount', { amount: '10' }, { ...plain, amount: { cents: 1000 } }],
])('is chosen: %s', (_, choice, selection) => {
  expect(selectionOf({ ...NO_CHOICE, ...choice }, order)).toEqual(selection);
});

test.each([
  ['', 0],
  [' 5 ', 500],
  ['5.5', 550],
  ['5,05', 505],
  ['1.234,50', undefined],
  ['-3', undefined],
  ['five', undefined],
])('“%s” are so many cents: %s', (typed, cents) => expect(typedCents(typed)).toBe(cents));
