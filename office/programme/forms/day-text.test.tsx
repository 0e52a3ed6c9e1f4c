// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openTestScreen, type TestScreen } from '../../ground/test-screen.tsx';
import { useDayText } from './day-text.ts';

let screen: TestScreen;
afterEach(() => screen.close());

function Said({ day }: { day: string }) {
  return useDayText()(day);
}

test.each([
  ['2026-11-18', '18\u00a0November 2026'],
  ['today', 'today'],
  ['today+0', 'today'],
  ['today+1', 'in a day'],
  ['today-90', '90 days ago'],
  ['next spring', 'next spring'],
])('a file’s day %s reads as “%s”', async (day, text) => {
  screen = await openTestScreen('/office/', <Said day={day} />);
  expect(screen.box.textContent).toBe(text);
});
