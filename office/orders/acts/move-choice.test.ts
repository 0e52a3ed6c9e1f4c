import { expect, test } from 'vitest';
import {
  choiceBack,
  choiceFor,
  chosenUntil,
  chosenWay,
  differenceWays,
  moveBody,
  paidBody,
} from './move-choice.ts';

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

const link = { problem: '', first: '2026-11-18', last: '2026-11-30' };
const dearer = { difference: 600, link, permitted: false };

test.each<[string, object, boolean, string[]]>([
  ['nothing where it is not dearer', { difference: 0 }, true, []],
  ['a link, and what was taken elsewhere', {}, true, ['link', 'terminal', 'register', 'transfer']],
  [
    'no link where none can be sent',
    { link: { ...link, problem: 'no-mail' } },
    true,
    ['terminal', 'register', 'transfer'],
  ],
  ['the old price for whoever may', { permitted: true }, false, ['old-price']],
  ['nothing for whoever may neither', {}, false, []],
])('for the difference there is %s', (_, more, mayReceive, ways) => {
  expect(differenceWays({ ...dearer, ...more }, mayReceive)).toEqual(ways);
});

test('the first way and a week are offered, until somebody chooses', () => {
  const choice = choiceFor(LINE, 'kept');
  expect(chosenWay(['link', 'terminal'], choice)).toBe('link');
  expect(chosenWay(['terminal'], { pay: 'link' })).toBe('terminal');
  expect(chosenUntil(link, choice)).toBe('2026-11-25');
  expect(chosenUntil({ ...link, last: '2026-11-20' }, choice)).toBe('2026-11-20');
  expect(paidBody('link', '2026-11-25', '')).toEqual({ by: 'link', until: '2026-11-25' });
  expect(paidBody('terminal', '', 'T-17')).toEqual({ by: 'terminal', receipt: 'T-17' });
  expect(paidBody('old-price', '', '')).toBeUndefined();
});
