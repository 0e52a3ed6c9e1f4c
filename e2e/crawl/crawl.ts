// Crawls the shop in one language: follows every link.
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import type { PageReading } from '../support/read-page.ts';
import { waitForApp } from '../support/visitor.ts';
import { firstAddresses, MISSING_PAGES } from './crawl-addresses.ts';

/** The address without `returnTo` and `#…`: these do not make it another page. */
function withoutReturnPath(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('returnTo');
  url.hash = '';
  return url.href;
}

/** Opens a page. Returns a function that fetches its HTML as the server sent it. */
async function open(page: Page, address: string, status: number): Promise<() => Promise<string>> {
  // The browser loads nothing if only the part after `#` differs from the page before.
  if (withoutReturnPath(page.url()) === withoutReturnPath(address)) await page.goto('about:blank');
  const answer = await page.goto(address);
  expect.soft(answer?.status(), address).toBe(status);
  await waitForApp(page);
  // Fetched again: when the page has redirected, the browser no longer has the HTML, but the server does.
  return async () => (await page.request.get(address)).text();
}

/** Links sorted by where they lead. */
function createLinks(origin: string, language: Language, first: readonly string[]) {
  const waiting = [...first];
  const pages = new Set(first);
  const others = new Set<string>();
  const elsewhere = new Set<string>();
  const pathOf = (address: string) => new URL(address).pathname.replace(/^\/[a-z]{2}\//, '');

  const follow = (link: string) => {
    if (!link.startsWith(`${origin}/`)) return;
    const address = withoutReturnPath(link);
    const [, begin] = new URL(address).pathname.split('/');
    if (begin !== language && (LANGUAGES as readonly string[]).includes(begin ?? '')) elsewhere.add(address);
    else if (begin !== language || address.includes('?')) others.add(address);
    else if (!pages.has(address)) {
      pages.add(address);
      waiting.push(address);
    }
  };

  return {
    follow,
    next: () => waiting.shift(),
    pages,
    /** Addresses that are not separate pages: the same pages with other filters, files and pictures. */
    others,
    /** Pages in other languages that do not exist in this one. */
    missingHere: () => {
      const ours = new Set([...pages].map(pathOf));
      return [...elsewhere].filter((address) => !ours.has(pathOf(address)));
    },
  };
}

/** Inspects a page if it contains a kind of element that no page before it had. */
function createInspection() {
  const seen = new Set<string>();
  return async (page: Page, { kinds }: PageReading) => {
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    if (isNew) await inspect(page, { judged: true });
  };
}

/** All steps of the checkout have the same title, and so have pages that tell strangers only that nobody is logged in. */
const SHARED_TITLE = /\/(checkout(\/|$)|register\/success$|recover-success$)/;

function createTitleCheck() {
  const titles = new Map<string, string>();
  return (page: Page, title: string) => {
    expect.soft(title, page.url()).toMatch(/^.+ - Museum am Strom$/);
    const { pathname } = new URL(page.url());
    if (SHARED_TITLE.test(pathname)) return;
    expect.soft(titles.get(title) ?? pathname, `who is called ${title}`).toBe(pathname);
    titles.set(title, pathname);
  };
}

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

/**
 * Checks every page in one language. German pages are checked in a desktop window, and inspected in all sizes and colours
 * if they show something new. Pages in other languages are checked on the narrowest phone.
 *
 * Returns the texts of each page, by its path below the language, and every address that was requested.
 */
export async function crawl(page: Page, origin: string, language: Language) {
  const prefix = `${origin}/${language}/`;
  const links = createLinks(origin, language, await firstAddresses(page.request, origin, language));
  const inspectIfNew = createInspection();
  const checkTitle = createTitleCheck();
  const missing = new Set(MISSING_PAGES.map((path) => prefix + path));
  const texts = new Map<string, readonly string[]>();
  const window = language === 'de' ? DESK : PHONE;
  // It is in no language, and it redirects at once.
  links.follow(`${origin}/logout`);

  for (let address = links.next(); address !== undefined; address = links.next()) {
    await page.setViewportSize(window);
    const html = await open(page, address, missing.has(address) ? 404 : 200);
    const reading = await checkPage(page, language, html);
    if (language === 'de') await inspectIfNew(page, reading);
    texts.set(address.slice(prefix.length), reading.texts);
    if (!missing.has(address)) checkTitle(page, reading.title);
    for (const [, alternate] of reading.alternates) links.follow(alternate);
    for (const link of [...reading.links, ...reading.parts]) links.follow(link);
    // The first page is checked with the notice. On later pages it would only cover other things.
    if (texts.size === 1) await page.locator('.cookie-notice button').first().click();
  }
  expect.soft(links.missingHere(), 'pages in other languages alone').toEqual([]);
  for (const address of links.others)
    expect.soft((await page.request.get(address)).status(), address).toBeLessThan(400);
  return { texts, addresses: [...links.pages, ...links.others] };
}
