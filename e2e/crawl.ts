// Walks through the shop in one language, along every link.
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { firstAddresses, NOT_THERE } from './crawl-addresses.ts';
import { inspect } from './inspect.ts';
import { lookOver } from './look-over.ts';
import { takenOver } from './visitor.ts';

export type Walk = {
  /** What is said on each page, by its path below the language. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Every address of ours that was visited or asked for. */
  readonly addresses: readonly string[];
};

/** Where one goes back to does not make another page of it. */
const withoutWayBack = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete('returnTo');
  url.hash = '';
  return url.href;
};

/** A path below another language, or undefined. */
const pathElsewhere = (path: string, language: Language): string | undefined => {
  const [, first = '', ...rest] = path.split('/');
  return first !== language && (LANGUAGES as readonly string[]).includes(first) ? rest.join('/') : undefined;
};

/** Opens a page; answers its HTML as it was sent. */
const open = async (page: Page, address: string, status: number): Promise<string> => {
  // Only what follows `#` may differ from the page before: then nothing would be loaded.
  if (withoutWayBack(page.url()) === withoutWayBack(address)) await page.goto('about:blank');
  const answer = await page.goto(address);
  expect.soft(answer?.status(), address).toBe(status);
  await takenOver(page);
  // Asked for again: where the page has gone on, the browser no longer has it. The server does.
  return (await page.request.get(address)).text();
};

/** German pages are looked at from all sides, each build of a page once. */
const lookFromAllSides = async (page: Page, build: string, seen: Set<string>) => {
  if (seen.has(build)) return;
  seen.add(build);
  const narrow = page.viewportSize();
  await inspect(page);
  if (narrow) await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** The checkout is called the same however one comes to it. */
const SAME_NAME = /\/checkout(\/|$)/;

export const walk = async (page: Page, origin: string, language: Language): Promise<Walk> => {
  const prefix = `${origin}/${language}/`;
  const missing = new Set(NOT_THERE.map((path) => prefix + path));
  const waiting = await firstAddresses(page.request, origin, language);
  const known = new Set(waiting);
  const asked = new Set<string>();
  const elsewhere = new Set<string>();
  const texts = new Map<string, readonly string[]>();
  const titles = new Map<string, string>();
  const seen = new Set<string>();

  const alternatesOf = (address: string) =>
    LANGUAGES.map((other) => [other, address.replace(prefix, `${origin}/${other}/`)]);

  const follow = (link: string) => {
    const address = withoutWayBack(link);
    const { pathname, search } = new URL(address);
    const other = pathElsewhere(pathname, language);
    if (other !== undefined) elsewhere.add(other);
    else if (!address.startsWith(prefix) || search !== '') asked.add(address);
    else if (!known.has(address)) {
      known.add(address);
      waiting.push(address);
    }
  };

  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const html = await open(page, address, missing.has(address) ? 404 : 200);
    const { title, links, parts, alternates, build, texts: said } = await lookOver(page, language, html);
    if (language === 'de') await lookFromAllSides(page, build, seen);
    expect.soft(title, address).toMatch(/^.+ - Museum am Strom$/);
    texts.set(address.slice(prefix.length), said);
    const listed = alternates.length > 0 && !address.includes('?');
    if (listed)
      expect.soft(alternates.slice(0, -1), `alternates of ${address}`).toEqual(alternatesOf(address));
    const arrived = new URL(page.url()).pathname;
    const namesake = titles.get(title) ?? arrived;
    if (!missing.has(address) && !SAME_NAME.test(arrived)) titles.set(title, arrived);
    expect.soft(namesake, `who else is called ${title}`).toBe(arrived);
    for (const link of links) if (link.startsWith(`${origin}/`)) follow(link);
    for (const part of parts) if (part.startsWith(`${origin}/`)) asked.add(part);
    const notice = page.locator('.cookie-notice button').first();
    if (texts.size === 1) await notice.click();
  }
  const paths = new Set([...known].map((address) => new URL(address).pathname.slice(`/${language}/`.length)));
  expect
    .soft(
      [...elsewhere].filter((path) => !paths.has(path)),
      'pages in other languages alone',
    )
    .toEqual([]);
  for (const address of asked) {
    const answer = await page.request.get(address);
    expect.soft(answer.status(), address).toBeLessThan(400);
  }
  return { texts, addresses: [...known, ...asked] };
};
