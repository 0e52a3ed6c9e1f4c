import { expect, test } from 'vitest';
import { choiceBack, choiceFor, moveBody } from './move-choice.ts';

const LINE = {
  line: 2,
  title: 'Flut',
  datetime: '2026-11-18 10:00',
  event: 'flut',
  tour: '',
  left: 3,
  units: [{ part: 0, name: 'Erwachsene', left: 3, together: false }],
  back: { datetime: '', tour: '' },
};
const chosen = { ...choiceFor(LINE, 'kept'), day: '2026-11-21', time: '14:00' };

test('while no time is chosen, nothing is asked', () => {
  expect(moveBody(choiceFor(LINE, 'kept'), LINE)).toBeUndefined();
});

test('all of a line move without saying who, some of it by name', () => {
  expect(moveBody(chosen, LINE)).toEqual({ line: 2, datetime: '2026-11-21 14:00' });
  expect(moveBody({ ...chosen, counts: { 0: 2 } }, LINE)).toEqual({
    line: 2,
    datetime: '2026-11-21 14:00',
    pieces: [{ part: 0, count: 2 }],
  });
});

test('what is for a day moves to a day', () => {
  expect(moveBody({ ...chosen, time: '' }, { ...LINE, datetime: '2026-11-18' })).toEqual({
    line: 2,
    datetime: '2026-11-21',
  });
});

test('a tour says its language where it is another one, and the way back is the one before', () => {
  const tour = { ...LINE, tour: 't-de', back: { datetime: '2026-11-19 16:00', tour: 't-en' } };
  expect(moveBody({ ...chosen, tour: 't-de' }, tour)).not.toHaveProperty('tour');
  expect(moveBody(choiceBack(chosen, tour), tour)).toEqual({
    line: 2,
    datetime: '2026-11-19 16:00',
    tour: 't-en',
  });
});
