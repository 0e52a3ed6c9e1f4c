// Walks through the shop in one language, along every link.
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { checkPage } from './check-page.ts';
import { firstAddresses, NOT_THERE } from './crawl-addresses.ts';
import { inspect } from './inspect.ts';
import type { PageReading } from './read-page.ts';
import { takenOver } from './visitor.ts';

/** Where one goes back to does not make another page of it. */
function withoutWayBack(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('returnTo');
  url.hash = '';
  return url.href;
}

/** Opens a page; answers how to get its HTML as it was sent. */
async function open(page: Page, address: string, status: number): Promise<() => Promise<string>> {
  // Only what follows `#` may differ from the page before: then nothing would be loaded.
  if (withoutWayBack(page.url()) === withoutWayBack(address)) await page.goto('about:blank');
  const answer = await page.goto(address);
  expect.soft(answer?.status(), address).toBe(status);
  await takenOver(page);
  // Asked for again: where the page has gone on, the browser no longer has it. The server does.
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
    const address = withoutWayBack(link);
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
    /** No pages of their own: the same ones otherwise filtered, files, pictures. */
    others,
    /** Pages in other languages that are not among ours. */
    notHere: () => {
      const ours = new Set([...pages].map(pathOf));
      return [...elsewhere].filter((address) => !ours.has(pathOf(address)));
    },
  };
}

/** Inspects a page on which something stands that has been on none before. */
function createInspection() {
  const seen = new Set<string>();
  return async (page: Page, { kinds }: PageReading) => {
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    if (isNew) await inspect(page, { judged: true });
  };
}

/** The checkout is called the same however one comes to it. */
const SAME_NAME = /\/checkout(\/|$)/;

function createNames() {
  const titles = new Map<string, string>();
  return (page: Page, title: string) => {
    expect.soft(title, page.url()).toMatch(/^.+ - Museum am Strom$/);
    const { pathname } = new URL(page.url());
    if (SAME_NAME.test(pathname)) return;
    expect.soft(titles.get(title) ?? pathname, `who is called ${title}`).toBe(pathname);
    titles.set(title, pathname);
  };
}

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

/**
 * German pages are looked at on a desk, and from all sides where they show something new; those in other languages on the
 * narrowest phone.
 *
 * Answers what is said on each page, by its path below the language, and every address that was asked for.
 */
export async function walk(page: Page, origin: string, language: Language) {
  const prefix = `${origin}/${language}/`;
  const links = createLinks(origin, language, await firstAddresses(page.request, origin, language));
  const inspectNew = createInspection();
  const checkName = createNames();
  const missing = new Set(NOT_THERE.map((path) => prefix + path));
  const texts = new Map<string, readonly string[]>();
  const window = language === 'de' ? DESK : PHONE;
  // Outside of the languages, and gone before one has read it.
  links.follow(`${origin}/logout`);

  for (let address = links.next(); address !== undefined; address = links.next()) {
    await page.setViewportSize(window);
    const html = await open(page, address, missing.has(address) ? 404 : 200);
    const reading = await checkPage(page, language, html);
    if (language === 'de') await inspectNew(page, reading);
    texts.set(address.slice(prefix.length), reading.texts);
    if (!missing.has(address)) checkName(page, reading.title);
    for (const [, alternate] of reading.alternates) links.follow(alternate);
    for (const link of [...reading.links, ...reading.parts]) links.follow(link);
    // On the first page it is looked at with the rest; afterwards it would only lie over the others.
    if (texts.size === 1) await page.locator('.cookie-notice button').first().click();
  }
  expect.soft(links.notHere(), 'pages in other languages alone').toEqual([]);
  for (const address of links.others)
    expect.soft((await page.request.get(address)).status(), address).toBeLessThan(400);
  return { texts, addresses: [...links.pages, ...links.others] };
}
