import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closingProblems } from './check-closing.ts';
import {
  affectedState,
  answerUntil,
  closingState,
  linesStillClosed,
  mailsGivenUp,
  OUTCOMES,
  ordersToWrite,
  timesThatFit,
} from './closing.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const UNTIL = at('25T23:00:00');

describe('what a visitor can still do', () => {
  test.each([
    ['an order without an answer is open', null, true, '20T10:00:00', 'open'],
    ['it is open to the last moment', null, true, '25T22:59:59', 'open'],
    ['and late after it', null, true, '25T23:00:00', 'late'],
    ['what was canceled meanwhile has nothing to choose', null, false, '20T10:00:00', 'elsewhere'],
    ['even after the deadline', null, false, '28T10:00:00', 'elsewhere'],
    ['what was done stays done', 'money', false, '20T10:00:00', 'money'],
    ['and so does a move, after the deadline', 'moved', true, '28T10:00:00', 'moved'],
    ['who is on the list waits for a person', 'listed', true, '28T10:00:00', 'listed'],
    ['until a person has seen to them', 'listed', false, '28T10:00:00', 'elsewhere'],
  ] as const)('%s', (_, outcome, isLeft, now, state) => {
    expect(affectedState({ outcome, until: UNTIL }, isLeft, at(now))).toBe(state);
  });

  test('an answer counts only without an outcome, before the deadline, and while something is left', () => {
    const moments = fc.date({ min: at('01T00:00:00'), max: at('30T00:00:00'), noInvalidDate: true });
    const outcomes = fc.constantFrom(null, ...OUTCOMES);
    fc.assert(
      fc.property(outcomes, fc.boolean(), moments, moments, (outcome, isLeft, until, now) => {
        const isOpen = affectedState({ outcome, until }, isLeft, now) === 'open';
        expect(isOpen).toBe(outcome === null && isLeft && now < until);
      }),
      { seed: 87 },
    );
  });
});

describe('until when', () => {
  const made = at('18T08:00:00');
  test.each([
    ['who was there at the beginning has the deadline', '18T08:00:00', '25T23:00:00'],
    ['who pays early in it has it, too', '20T08:00:00', '25T23:00:00'],
    ['who pays on the last day has three days', '25T12:00:00', '28T12:00:00'],
    ['so has who pays after it', '26T12:00:00', '29T12:00:00'],
    ['so has who is written to after it', '27T23:00:00', '30T23:00:00'],
    ['less than an hour moves no deadline', '22T23:59:59', '25T23:00:00'],
    ['an hour does', '23T00:00:00', '26T00:00:00'],
  ])('%s', (_, since, until) => {
    expect(answerUntil(UNTIL, made, at(since))).toEqual(at(until));
  });

  test('where all had less than three days, who comes later has no more', () => {
    expect(answerUntil(at('19T08:00:00'), made, at('19T07:00:00'))).toEqual(at('20T07:00:00'));
  });

  test('where all had less than three days, the minutes that a mail takes move no deadline', () => {
    expect(answerUntil(at('19T08:00:00'), made, at('18T08:59:59'))).toEqual(at('19T08:00:00'));
  });

  test('later never gives less time', () => {
    const moments = fc.date({ min: at('01T00:00:00'), max: at('30T00:00:00'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, moments, moments, moments, (deadline, begun, one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one];
        const first = answerUntil(deadline, begun, before);
        expect(first >= deadline && first <= answerUntil(deadline, begun, after)).toBe(true);
      }),
      { seed: 133 },
    );
  });

  test('a mail that has not left is waited for as long as the mail server is asked, two weeks', () => {
    expect(mailsGivenUp(at('25T23:00:00'))).toEqual(at('11T23:00:00'));
  });
});

test('a line is found again by what it is and when, wherever it stands in its order', () => {
  const closed = [{ id: 'adult', datetime: '2026-11-20 11:00' }];
  const line = (id: string, time: string) => ({ id, datetime: `2026-11-20 ${time}` });
  const lines = [line('adult', '11:00'), line('adult', '12:00'), line('child', '11:00'), {}];
  expect(linesStillClosed(lines, closed, [2, 2, 2, 1])).toEqual([0]);
  expect(linesStillClosed(lines, closed, [0, 2, 2, 1])).toEqual([]);
});

describe('how far a closing is', () => {
  const counts = { orders: 10, unreachable: 1, cameIn: 0, queued: 9, written: 9, open: 4, listed: 0 };
  test.each([
    ['answers are awaited', {}, false, 'answering'],
    ['some have no mail yet', { written: 5 }, false, 'writing'],
    ['stopped', { written: 5 }, true, 'stopped'],
    ['everybody has an outcome', { open: 0 }, false, 'done'],
    ['also where it was stopped', { open: 0 }, true, 'done'],
    ['some wait for a person, and others for answers', { listed: 2 }, false, 'answering'],
    ['what is left waits for a person', { open: 0, listed: 2 }, false, 'by-hand'],
  ] as const)('%s', (_, more, isStopped, state) => {
    expect(closingState({ ...counts, ...more }, isStopped)).toBe(state);
  });

  test('neither those without an address nor those who were in already are written to', () => {
    expect(ordersToWrite({ ...counts, cameIn: 2 })).toBe(7);
  });
});

test('a time fits if everybody fits into each of its pools', () => {
  const needs = new Map([
    ['house', 3],
    ['guides', 1],
  ]);
  const time = (pool: string, hour: string, available: number) => ({
    pool,
    datetime: `2026-11-20 ${hour}:00`,
    available,
  });
  const times = [
    time('house', '12', 3),
    time('guides', '12', 1),
    time('house', '10', 9),
    time('house', '14', 2),
    time('guides', '14', 1),
    time('other', '10', 9),
  ];
  expect(timesThatFit(needs, times)).toEqual(['2026-11-20 12:00']);
});

describe('what staff must say', () => {
  const asked = { offers: ['money' as const], until: '2026-11-25', sentences: [] };
  const twice = [
    { language: 'de' as const, text: 'Sturm.' },
    { language: 'de' as const, text: 'Regen.' },
  ];
  test.each([
    ['nothing is missing', {}, {}],
    ['something must be offered', { offers: [] }, { offers: ['REQUIRED'] }],
    ['today is no deadline', { until: '2026-11-18' }, { until: ['DAY_PAST'] }],
    ['nobody waits for a year', { until: '2027-11-18' }, { until: ['DAY_TOO_FAR'] }],
    ['a language has its sentences once', { sentences: twice }, { sentences: ['OPTION_UNKNOWN'] }],
  ])('%s', (_, more, problems) => {
    expect(closingProblems({ ...asked, ...more }, '2026-11-18')).toEqual(problems);
  });
});
