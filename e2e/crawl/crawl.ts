// Crawls the shop in one language: follows every link.
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { checkPage, checkReading } from '../support/check-page.ts';
import { hasPassed, markAsPassed } from '../support/crawl-notes.ts';
import { inspect } from '../support/inspect.ts';
import type { PageReading } from '../support/read-page.ts';
import { UNLISTED } from '../support/unlisted-paths.ts';
import { waitForApp } from '../support/visitor.ts';
import { firstAddresses, MISSING_PAGES } from './crawl-addresses.ts';
import { openReadingFrame, type ReadHtml } from './reading-frame.ts';

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

/** Says whether any of these is new, and remembers them. */
function createNovelty() {
  const seen = new Set<string>();
  return (shown: readonly string[]): boolean => {
    const isNew = shown.some((one) => !seen.has(one));
    for (const one of shown) seen.add(one);
    return isNew;
  };
}

/** All steps of the checkout have the same title, and so have pages that tell strangers only that nobody is logged in. */
const SHARED_TITLE = /\/(checkout(\/|$)|register\/success$|recover-success$)/;

function createTitleCheck() {
  const titles = new Map<string, string>();
  return (address: string, title: string) => {
    expect.soft(title, address).toMatch(/^.+ - Museum am Strom$/);
    const { pathname } = new URL(address);
    if (SHARED_TITLE.test(pathname)) return;
    expect.soft(titles.get(title) ?? pathname, `who is called ${title}`).toBe(pathname);
    titles.set(title, pathname);
  };
}

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

/** Expects an answer from every address. Files are the same in all languages: each is asked for once. */
async function expectAnswers(page: Page, addresses: Iterable<string>) {
  for (const address of addresses) {
    if (hasPassed(address)) continue;
    const status = (await page.request.get(address)).status();
    expect.soft(status, address).toBeLessThan(400);
    if (status < 400) markAsPassed(address);
  }
}

type Crawl = { readonly page: Page; readonly origin: string; readonly language: Language };

/** Checks the pages of a language, each as it is opened. */
function createCheck({ page, origin, language }: Crawl) {
  const prefix = `${origin}/${language}/`;
  const missing = new Set(MISSING_PAGES.map((path) => prefix + path));
  /** The server sends them before it knows what they show. */
  const unfinished = new Set([...UNLISTED, ...MISSING_PAGES].map((path) => prefix + path));
  const [isNewInHtml, isNewOnPage, isNewInKind] = [createNovelty(), createNovelty(), createNovelty()];
  const showsNew = ({ places, kinds }: PageReading) => isNewOnPage(language === 'de' ? places : kinds);

  const inBrowser = async (address: string) => {
    await page.setViewportSize(language === 'de' ? DESK : PHONE);
    const html = await open(page, address, missing.has(address) ? 404 : 200);
    const reading = await checkPage(page, language, html, showsNew);
    if (language === 'de' && isNewInKind(reading.kinds)) await inspect(page, { judged: true });
    return { ...reading, at: page.url() };
  };

  let readHtml: ReadHtml | undefined;
  const asSent = async (address: string) => {
    readHtml ??= await openReadingFrame(page, origin, PHONE);
    const { reading, overflow } = await readHtml(address);
    if (isNewInHtml(reading.kinds)) return inBrowser(address);
    checkReading(reading, language, address, overflow);
    return { ...reading, at: address };
  };

  return (address: string) =>
    language === 'de' || unfinished.has(address) ? inBrowser(address) : asSent(address);
}

/**
 * Checks every page in one language. German pages are checked in a desktop window: with axe if they show any element in a
 * new place, and in all sizes and colours if they show one of a new kind. Pages in other languages are checked on the
 * narrowest phone: with axe, once the app has started, if they show an element of a new kind, or else as the server sends
 * them.
 *
 * Returns the texts of each page, by its path below the language, and every address that was requested.
 */
export async function crawl(page: Page, origin: string, language: Language) {
  const prefix = `${origin}/${language}/`;
  const links = createLinks(origin, language, await firstAddresses(page.request, origin, language));
  const check = createCheck({ page, origin, language });
  const checkTitle = createTitleCheck();
  const texts = new Map<string, readonly string[]>();
  // It is in no language, and it redirects at once.
  links.follow(`${origin}/logout`);

  for (let address = links.next(); address !== undefined; address = links.next()) {
    const reading = await check(address);
    const path = address.slice(prefix.length);
    texts.set(path, reading.texts);
    if (!MISSING_PAGES.includes(path)) checkTitle(reading.at, reading.title);
    for (const [, alternate] of reading.alternates) links.follow(alternate);
    for (const link of [...reading.links, ...reading.parts]) links.follow(link);
    // The first page is checked with the notice. On later pages it would only cover other things.
    if (texts.size === 1) await page.locator('.cookie-notice button').first().click();
  }
  expect.soft(links.missingHere(), 'pages in other languages alone').toEqual([]);
  await expectAnswers(page, links.others);
  return { texts, addresses: [...links.pages, ...links.others] };
}
