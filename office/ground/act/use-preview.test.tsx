// @vitest-environment happy-dom
// What is shown of a choice is not asked again behind it.
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { usePreview } from './use-preview.ts';

const asked: string[] = [];
let choose: (choice: string) => void;
let screen: TestScreen;

function Chooser() {
  const [choice, setChoice] = useState('a');
  choose = setChoice;
  const { answer, stale } = usePreview(choice, async () => {
    asked.push(choice);
    return `effect of ${choice}`;
  });
  return <p>{stale ? 'asking' : answer}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => {
  screen.close();
  vi.useRealTimers();
});

test('a choice that is changed and changed back is acted on as it is shown', async () => {
  screen = await openTestScreen('/', <Chooser />);
  const { box } = screen;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(1000);
  expect(box.textContent).toBe('effect of a');
  await act(async () => choose('b'));
  expect(box.textContent).toBe('asking');
  await act(async () => choose('a'));
  expect(box.textContent).toBe('effect of a');
  await pass(1000);
  expect(asked).toEqual(['a']);
  await act(async () => choose('b'));
  await pass(1000);
  expect([box.textContent, asked]).toEqual(['effect of b', ['a', 'b']]);
});
