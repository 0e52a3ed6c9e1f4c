// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { LongAct } from './long-act.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

test('a long act says how far it is, and can be stopped until it is done', async () => {
  const stop = vi.fn();
  screen = await openTestScreen('/office/', <LongAct label="Mails" done={3} all={10} onStop={stop} />);
  expect(screen.box.querySelector('[role=status]')?.textContent).toBe('Mails: 3 of 10');
  await screen.click('button');
  expect(stop).toHaveBeenCalledOnce();
  screen.close();
  screen = await openTestScreen('/office/', <LongAct label="Mails" done={10} all={10} onStop={stop} />);
  expect(screen.box.querySelector('button')).toBeNull();
});
