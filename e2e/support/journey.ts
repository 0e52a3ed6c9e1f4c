// Every journey fails if a page writes an error or a warning to the console, violates its own security policy, or sends a
// request that fails.
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { clockShift } from '../servers.ts';
import { shiftClock } from './shift-clock.ts';

export type Watch = {
  /** Allows these answers, which the journey provokes. The browser reports each answer of 400 and above as an error. */
  expectStatus(...statuses: number[]): void;
  /** Allows any other console message that the journey provokes. */
  expectTrouble(words: RegExp): void;
};

type Trouble = { readonly text: string; readonly status: number | undefined };

function statusIn(text: string): number | undefined {
  const found = /server responded with a status of (\d{3})/.exec(text);
  return found ? Number(found[1]) : undefined;
}

/** The requests of each visitor that have no answer yet. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Waits until a page is complete: fonts are loaded, all requests are answered, and everything is drawn. */
export async function waitForCompletePage(page: Page): Promise<void> {
  const isQuiet = async () => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    });
    return (underWay.get(page.context())?.size ?? 0) === 0;
  };
  // An answer may cause further requests, so the page must be quiet twice.
  await expect
    .poll(async () => (await isQuiet()) && (await isQuiet()), { intervals: [20, 50, 100], timeout: 30_000 })
    .toBe(true);
}

function watchContext(context: BrowserContext, troubles: Trouble[]) {
  const waiting = new Set<Request>();
  underWay.set(context, waiting);
  context.on('request', (request) => waiting.add(request));
  context.on('requestfinished', (request) => waiting.delete(request));
  context.on('requestfailed', (request) => waiting.delete(request));
  // A page that is closed takes its requests along, and says nothing of them.
  context.on('page', (page) => page.on('close', () => forgetThoseOf(page, waiting)));
  const note = (text: string) => troubles.push({ text, status: statusIn(text) });
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning')
      note(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`not caught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The browser aborts requests whose answers are no longer needed.
    if (why !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()} failed: ${why}`);
  });
}

function forgetThoseOf(page: Page, waiting: Set<Request>): void {
  for (const request of waiting) if (isOf(page, request)) waiting.delete(request);
}

function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    // A service worker's, or of a page that never began.
    return false;
  }
}

/** The pages of a visitor show the journeys' day, as their servers do. */
export async function beginOnTheDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftClock, clockShift);
}

type Fixtures = {
  watch: Watch;
  /** Opens a page for another visitor, with separate cookies and storage. */
  anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Fixtures & { troubles: Trouble[] }>({
  troubles: async ({ browserName: _ }, use) => use([]),
  context: async ({ context, troubles }, use) => {
    watchContext(context, troubles);
    await beginOnTheDay(context);
    await use(context);
    // The next journey has the same tab, and these are not set back by themselves.
    await context.setOffline(false);
    await context.clearPermissions();
  },
  watch: [
    async ({ troubles }, use) => {
      const expected: number[] = [];
      const words: RegExp[] = [];
      await use({
        expectStatus: (...statuses) => expected.push(...statuses),
        expectTrouble: (trouble) => words.push(trouble),
      });
      const unexpected = troubles.filter(
        ({ status, text }) =>
          !(status !== undefined && expected.includes(status)) && !words.some((word) => word.test(text)),
      );
      expect(unexpected.map(({ text }) => text)).toEqual([]);
    },
    { auto: true },
  ],
  anotherVisitor: async ({ browser, troubles, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        ...(baseURL && { baseURL }),
        ...options,
      });
      watchContext(context, troubles);
      await beginOnTheDay(context);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});
