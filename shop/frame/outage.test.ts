// What happens after a call that failed with 503: the page is loaded again, once (spec 8).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = new Date('2026-11-18T10:00:00Z');
const DOWN = [{ text: { say: 'down' }, tone: 'attention' }];

const reload = vi.fn();
const showMessage = vi.fn();
let kept: Map<string, string>;

/** The page, as it is after each load: only what the tab keeps has stayed. */
async function loadedPage() {
  vi.resetModules();
  vi.doMock('../ground/message-store.ts', () => ({ showMessage, dismissMessage: () => {} }));
  return (await import('./outage.tsx')).outage;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  reload.mockClear();
  showMessage.mockClear();
  kept = new Map();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../ground/message-store.ts');
});

test('several calls that fail together load the page once', async () => {
  const { reportOutage } = await loadedPage();
  for (let call = 0; call < 3; call += 1) reportOutage(503);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(showMessage).not.toHaveBeenCalled();
});

test('a page that fails again within half a minute says so and stays', async () => {
  (await loadedPage()).reportOutage(503);
  vi.advanceTimersByTime(29_999);
  (await loadedPage()).reportOutage(503);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(showMessage.mock.calls).toEqual([DOWN]);
});

test('later it is loaded again', async () => {
  (await loadedPage()).reportOutage(503);
  vi.advanceTimersByTime(30_000);
  (await loadedPage()).reportOutage(503);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing never reloads: it could not end', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  (await loadedPage()).reportOutage(503);
  expect(reload).not.toHaveBeenCalled();
  expect(showMessage.mock.calls).toEqual([DOWN]);
});
