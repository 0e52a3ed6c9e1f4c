// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from './test-page.tsx';
import { useQuery } from './use-query.ts';

type Query = ReturnType<typeof useQuery>;

let page: TestPage;
let seen: Query[];
let renderAgain: () => void;
afterEach(() => page.close());

function Filters() {
  const [, setTimes] = useState(0);
  renderAgain = () => setTimes((times) => times + 1);
  seen.push(useQuery());
  return null;
}

async function openAt(address: string) {
  seen = [];
  page = await openTestPage(address, <Filters />);
}
function latest(): Query {
  return seen.at(-1) as Query;
}
function change(...given: Parameters<Query[1]>) {
  return act(async () => latest()[1](...given));
}
function set(name: string, value: string) {
  return (now: URLSearchParams) => {
    now.set(name, value);
    return now;
  };
}

test('reads what stands behind the question mark', async () => {
  await openAt('/de/tickets?venue=haus%20am%20kai&date=2026-11-20#list');
  expect([...latest()[0]]).toEqual([
    ['venue', 'haus am kai'],
    ['date', '2026-11-20'],
  ]);
});

test('changes one parameter and keeps the page and the others', async () => {
  await openAt('/de/tickets?venue=1');
  await change(set('date', '2026-11-20'), { preventScrollReset: true });
  const { location, historyAction, preventScrollReset } = page.router.state;
  expect(location.pathname + location.search).toBe('/de/tickets?venue=1&date=2026-11-20');
  expect([historyAction, preventScrollReset]).toEqual(['PUSH', true]);
  expect(latest()[0].get('date')).toBe('2026-11-20');
});

test('adds no step to the history where none is wanted', async () => {
  await openAt('/de/tickets?venue=1');
  await change(set('venue', '2'), { replace: true });
  expect(page.router.state.historyAction).toBe('REPLACE');
  expect(latest()[0].get('venue')).toBe('2');
});

test('hands out a copy: what a change does not return is not in the address', async () => {
  await openAt('/de/tickets?venue=1');
  const before = latest()[0];
  await change(
    (now) => {
      now.set('venue', '9');
      return new URLSearchParams();
    },
    { replace: true },
  );
  expect(before.get('venue')).toBe('1');
  expect(page.router.state.location.search).toBe('');
});

test('gives the same values until the address changes, so that nothing is computed again', async () => {
  await openAt('/de/tickets?venue=1');
  const [parameters, changeQuery] = latest();
  await act(async () => renderAgain());
  expect(seen.length).toBeGreaterThan(1);
  expect(latest()[0]).toBe(parameters);
  expect(latest()[1]).toBe(changeQuery);
});
