import { expect, test } from 'vitest';
import { dayAway, shownIn } from './places-view.ts';

const TODAY = '2026-11-18';
const shown = (search: string) => shownIn(new URLSearchParams(search), TODAY);

test.each([
  ['', 'day', TODAY, TODAY],
  ['view=week', 'week', '2026-11-16', '2026-11-22'],
  ['view=week&day=2026-11-22', 'week', '2026-11-16', '2026-11-22'],
  ['view=month&day=2027-02-10', 'month', '2027-02-01', '2027-02-28'],
  ['view=year&day=tomorrow', 'day', TODAY, TODAY],
])('%s shows a %s from %s to %s', (search, view, first, last) => {
  expect(shown(search)).toMatchObject({ view, first, last });
});

test('later and earlier go on by what is shown, and a month does not leave one out', () => {
  expect(dayAway({ view: 'day', day: '2026-12-31' }, 1)).toBe('2027-01-01');
  expect(dayAway({ view: 'week', day: '2026-12-31' }, -1)).toBe('2026-12-24');
  expect(dayAway({ view: 'month', day: '2027-01-31' }, 1)).toBe('2027-02-01');
});
