// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { LongAct } from './long-act.tsx';
import { type Outcome, toDo, useLongAct } from './use-long-act.ts';

let screen: TestScreen;
afterEach(() => screen?.close());

const waiting: { item: string; answer: (outcome: Outcome) => void }[] = [];

function Sending() {
  const items = ['a', 'b', 'c'];
  const { outcomes, running, run, stop } = useLongAct(
    items,
    (item) => new Promise((answer) => waiting.push({ item, answer })),
  );
  return (
    <>
      <LongAct label="Mails" done={outcomes.size} all={items.length} {...(running && { onStop: stop })} />
      {!running && (
        <button type="button" className="go" onClick={run}>
          Go
        </button>
      )}
    </>
  );
}

test('what is stopped goes on where it was, and tries what failed again', async () => {
  screen = await openTestScreen('/office/', <Sending />);
  const answer = (done: boolean) => act(async () => waiting.shift()?.answer({ done, said: '' }));
  await screen.click('.go');
  expect(waiting.map(({ item }) => item)).toEqual(['a']);
  await answer(false);
  await screen.click('.long-act button');
  await answer(true);
  expect(waiting).toEqual([]);
  expect(screen.box.querySelector('[role=status]')?.textContent).toBe('Mails: 2 of 3');
  await screen.click('.go');
  expect(waiting.map(({ item }) => item)).toEqual(['c']);
  await answer(true);
  expect(waiting.map(({ item }) => item)).toEqual(['a']);
  await answer(true);
  expect(screen.box.querySelector('.go')).not.toBeNull();
});

test('what was not tried comes before what failed, and what is done not at all', () => {
  const outcomes = new Map([
    ['a', { done: false, said: 'full' }],
    ['b', { done: true, said: '' }],
  ]);
  expect(toDo(['a', 'b', 'c'], outcomes)).toEqual(['c', 'a']);
});
