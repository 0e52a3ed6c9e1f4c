// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { Link } from './link.tsx';
import { openTestPage, type TestPage } from './test-page.tsx';

let page: TestPage;
afterEach(() => page.close());

test('opens its page without loading the shop again', async () => {
  page = await openTestPage('/de/tickets', <Link to="/de/tickets/moon?date=2026-11-20">Moon</Link>);
  expect(page.box.querySelector('a')?.getAttribute('href')).toBe('/de/tickets/moon?date=2026-11-20');
  expect(await page.click('a')).toBe(false);
  const { location, historyAction } = page.router.state;
  expect([location.pathname, location.search, historyAction]).toEqual([
    '/de/tickets/moon',
    '?date=2026-11-20',
    'PUSH',
  ]);
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('with %s the browser opens it elsewhere', async (_name, held) => {
  page = await openTestPage('/de/', <Link to="/de/tickets">Tickets</Link>);
  expect(await page.click('a', held)).toBe(true);
  expect(page.router.state.location.pathname).toBe('/de/');
});

test.each([
  ['_blank', true],
  ['_self', false],
])('with the target %s the browser follows it by itself: %s', async (target, follows) => {
  page = await openTestPage('/de/', <Link to="/de/tickets" target={target} />);
  expect(await page.click('a')).toBe(follows);
  expect(page.router.state.location.pathname).toBe(follows ? '/de/' : '/de/tickets');
});

test('goes nowhere when its own listener has dealt with the click', async () => {
  page = await openTestPage('/de/', <Link to="/de/tickets" onClick={(event) => event.preventDefault()} />);
  expect(await page.click('a')).toBe(false);
  expect(page.router.state.location.pathname).toBe('/de/');
});

test('to the page itself adds no step to the history', async () => {
  page = await openTestPage('/de/tickets?venue=1', <Link to="/de/tickets?venue=1" />);
  await page.click('a');
  expect(page.router.state.historyAction).toBe('REPLACE');
});

test('carries a state that is not part of the address, and can keep the scroll position', async () => {
  page = await openTestPage(
    '/de/tickets',
    <Link to="?venue=1" state={{ from: 'list' }} preventScrollReset />,
  );
  await page.click('a');
  const { location, preventScrollReset } = page.router.state;
  expect(location).toMatchObject({ pathname: '/de/tickets', search: '?venue=1', state: { from: 'list' } });
  expect(preventScrollReset).toBe(true);
});
