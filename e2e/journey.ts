// What every journey watches without being asked: a page that complains in the console, breaks its own security policy
// or asks for something that fails, fails the journey.
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';

export type Watch = {
  /** A refusal that this journey is about: the browser reports each answer of 400 and above. */
  expectStatus(...statuses: number[]): void;
  /** Any other complaint that this journey provokes. */
  expectTrouble(words: RegExp): void;
};

type Trouble = { readonly text: string; readonly status: number | undefined };

function statusIn(text: string): number | undefined {
  const found = /server responded with a status of (\d{3})/.exec(text);
  return found ? Number(found[1]) : undefined;
}

/** What each visitor's pages are waiting for. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** All of a page is on it: fonts there, what was asked for come, and drawn. */
export async function settled(page: Page): Promise<void> {
  const isQuiet = async () => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    });
    return (underWay.get(page.context())?.size ?? 0) === 0;
  };
  // What has come may be the reason to ask for more.
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
  const note = (text: string) => troubles.push({ text, status: statusIn(text) });
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning')
      note(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`not caught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A question that nobody waits for any longer is called off.
    if (why !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()} failed: ${why}`);
  });
}

type Fixtures = {
  watch: Watch;
  /** Another visitor with a browser of their own. */
  anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Fixtures & { troubles: Trouble[] }>({
  troubles: async ({ browserName: _ }, use) => use([]),
  context: async ({ context, troubles }, use) => {
    watchContext(context, troubles);
    await use(context);
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
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});
