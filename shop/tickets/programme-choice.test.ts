import { expect, test } from 'vitest';
import { choiceIn, dayProblem, programmeQuery, searchOf } from './programme-choice.ts';

test.each([
  ['', '?'],
  ['?q=+Monet+&page=2', '?q=Monet&page=2'],
  ['?group=kunst&venue=haus&page=1', '?venue=haus&group=kunst'],
  ['?page=0', '?'],
  ['?venue=haus&date=2026-11-28', '?date=2026-11-28&venue=haus'],
  ['?page=minus&utm_source=mail', '?'],
  [`?q=${'x'.repeat(80)}`, `?q=${'x'.repeat(64)}`],
])('the address %j asks for what %j asks for', (address, same) => {
  expect(searchOf(choiceIn(new URLSearchParams(address)))).toBe(same);
});

test.each([
  ['', undefined],
  ['2026-11-18', undefined],
  ['2027-11-18', undefined],
  ['2026-11-17', 'past'],
  ['2026-11-31', 'unknown'],
  ['tomorrow', 'unknown'],
  ['9999-12-31', 'unknown'],
])('on 18 November 2026 the day "%s" has the problem %s', (date, problem) => {
  expect(dayProblem(date, '2026-11-18')).toBe(problem);
});

test('the third page begins after two full ones', () => {
  expect(programmeQuery(choiceIn(new URLSearchParams('?page=3')))).toMatchObject({
    limit: '12',
    offset: '24',
  });
});
