// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { Unbroken } from './unbroken.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

test.each([
  ['Order 2026-00012', ['2026-00012']],
  ['2026-00012 and 2026-00013 of two buyers', ['2026-00012', '2026-00013']],
  ['2026-00012', ['2026-00012']],
  ['A day: 2026-11-28', []],
  ['', []],
])('%s keeps every letter, and its numbers in one piece', async (text, numbers) => {
  screen = await openTestScreen('/', <Unbroken text={text} />);
  expect(screen.box.textContent).toBe(text);
  expect([...screen.box.querySelectorAll('.unbroken')].map((one) => one.textContent)).toEqual(numbers);
});
