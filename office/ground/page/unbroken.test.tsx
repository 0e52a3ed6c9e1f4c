// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { Sheet } from './sheet.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

test.each([
  ['Cancel from order 2026-100001', ['2026-100001']],
  ['Merge 2026-100001 with 2026-100002', ['2026-100001', '2026-100002']],
  ['What is on 2026-11-18', []],
])('in the title “%s” these stay on one line: %j', async (title, together) => {
  screen = await openTestScreen(
    '/office/',
    <Sheet open title={title} onClose={() => {}}>
      <p />
    </Sheet>,
  );
  const heading = screen.box.querySelector('h2');
  expect(heading?.textContent).toBe(title);
  expect([...(heading?.querySelectorAll('.unbroken') ?? [])].map((one) => one.textContent)).toEqual(together);
});
