import { expect, test } from 'vitest';
import { lineWithoutPaid, type VisitLine } from './only-with-paid.ts';

const adult = (id: string): VisitLine => ({ visit: { id, isPaid: true, needsPaid: false } });
const child = (id: string): VisitLine => ({ visit: { id, isPaid: false, needsPaid: true } });
const free = (id: string): VisitLine => ({ visit: { id, isPaid: false, needsPaid: false } });
const family = (id: string): VisitLine => ({ visit: { id, isPaid: true, needsPaid: true } });
const book: VisitLine = {};

test.each([
  ['an adult and a child', [adult('10:00'), child('10:00')], undefined],
  ['a child and an adult', [child('10:00'), adult('10:00')], undefined],
  ['an adult and a child on one day ticket', [family('tuesday')], undefined],
  ['what is free for everybody', [free('10:00')], undefined],
  ['a book', [book], undefined],
  ['nothing', [], undefined],
  ['a child alone', [child('10:00')], 0],
  ['a child with a book', [book, child('10:00')], 1],
  ['a child with what is free for everybody', [free('10:00'), child('10:00')], 1],
  ['a child at another time than the adult', [adult('10:00'), child('10:00'), child('11:00')], 2],
])('%s', (_, lines, refused) => {
  expect(lineWithoutPaid(lines)).toBe(refused);
});
