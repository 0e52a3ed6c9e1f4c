// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { DayFilter, Filters, SearchFilter, SelectFilter } from './filters.tsx';

let screen: TestScreen;
afterEach(() => {
  screen.close();
  vi.useRealTimers();
});

function open(address: string) {
  return openTestScreen(
    address,
    <Filters names={['q', 'state', 'day']}>
      <SearchFilter label="Search" />
      <SelectFilter name="state" label="State" options={[{ value: 'open', label: 'open' }]} />
      <DayFilter name="day" label="Day" />
    </Filters>,
  );
}

const control = <E extends HTMLElement>(selector: string) => screen.box.querySelector(selector) as E;
const search = () => screen.router.state.location.search;

/** As React hears it. */
function enter(selector: string, value: string) {
  return act(async () => {
    const field = control<HTMLInputElement>(selector);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event(selector === 'select' ? 'change' : 'input', { bubbles: true }));
  });
}

test('filters are read from the address and written to it', async () => {
  screen = await open('/office/?q=Ada&sort=name');
  expect(control<HTMLInputElement>('[type=search]').value).toBe('Ada');
  await enter('select', 'open');
  await enter('[type=date]', '2026-11-24');
  expect(search()).toBe('?q=Ada&sort=name&state=open&day=2026-11-24');
});

test('the list follows what is typed after a moment, without a step in the history for each letter', async () => {
  screen = await open('/office/');
  vi.useFakeTimers();
  await enter('[type=search]', 'A');
  await enter('[type=search]', 'Ad');
  expect(search()).toBe('');
  await act(async () => vi.advanceTimersByTime(300));
  expect(search()).toBe('?q=Ad');
  expect(screen.router.state.historyAction).toBe('REPLACE');
});

test('all filters can be cleared; the order stays', async () => {
  screen = await open('/office/?q=Ada&state=open&sort=name');
  await screen.click('.button-quiet');
  expect(search()).toBe('?sort=name');
  expect(control<HTMLInputElement>('[type=search]').value).toBe('');
  expect(screen.box.querySelector('.button-quiet')).toBeNull();
});

test('a slash leads to the search field, and Escape out of it', async () => {
  screen = await open('/office/');
  await screen.press('/');
  expect(document.activeElement).toBe(control('[type=search]'));
  await screen.press('Escape');
  expect(document.activeElement).not.toBe(control('[type=search]'));
});

test('many filters fold on a phone until they are asked for, unless one of them is set', async () => {
  const names = ['q', 'state', 'day', 'who', 'what'];
  const many = (address: string) =>
    openTestScreen(
      address,
      <Filters names={names}>
        {names.map((name) => (
          <DayFilter key={name} name={name} label={name} />
        ))}
      </Filters>,
    );
  const isFolded = () => control('.filters').dataset['folded'];
  screen = await many('/office/');
  expect(isFolded()).toBe('true');
  await screen.click('.filters-more');
  expect(isFolded()).toBe('false');
  expect(control('.filters-more').getAttribute('aria-expanded')).toBe('true');
  screen.close();
  screen = await many('/office/?what=2026-11-18');
  expect(isFolded()).toBe('false');
  screen.close();
  screen = await open('/office/');
  expect(control('.filters-more')).toBeNull();
});
