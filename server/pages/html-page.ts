// The HTML around the shop (spec decisions 6): the museum's own when `HOST_PAGE` names one, else a plain one. The only script
// that runs in it is the shop's own.

import type { Language } from '../../domain/language.ts';
import type { PageListing } from '../../domain/site/page-listing.ts';
import { scriptJson } from './escape-html.ts';
import { inPageLanguage } from './host-page-language.ts';
import { listingHead } from './listing-head.ts';
import type { PageLook } from './look/page-look.ts';

export type PageAssets = {
  /** The script that asks for the others once the first view is drawn; undefined while developing. */
  readonly firstView: string | undefined;
  /** Addresses of the entry script, its style sheet, and what it imports. */
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Fonts that the first view needs. */
  readonly fonts: readonly string[];
};

export type PageParts = {
  readonly language: Language;
  readonly languages: readonly string[];
  readonly head: string;
  readonly body: string;
  /** What the shop's script starts from. */
  readonly data: unknown;
  readonly wording: string;
  readonly assets: PageAssets;
  readonly look: PageLook;
  readonly publicUrl: string;
  /** Undefined where search engines are not to list the page. */
  readonly listing: PageListing | undefined;
  /** Whether the shop's scripts take the page over. */
  readonly isAlive: boolean;
};

const HEAD_MARK = '<!--foyer-head-->';
const BODY_MARK = '<!--foyer-->';
const ICONS_MARK = '<!--foyer-icons-->';

const PLAIN_PAGE = `<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${ICONS_MARK}
${HEAD_MARK}
</head>
<body>
${BODY_MARK}
</body>
</html>
`;

const TRANSLATIONS = 'foyer-translations';
const TRANSLATIONS_SCRIPT = new RegExp(
  `<script\\b[^>]*\\sid\\s*=\\s*["']?${TRANSLATIONS}\\b[^>]*>([\\s\\S]*?)</script`,
  'i',
);

/** The document. @param hostPage the museum's own HTML with both marks in it */
export function htmlPage(parts: PageParts, hostPage: string | undefined): string {
  // What is around it in the museum's own page may have another language.
  const lang = hostPage === undefined ? '' : ` lang="${parts.language}"`;
  const data = parts.isAlive
    ? `\n<script type="application/json" id="foyer-data">${scriptJson(parts.data)}</script>`
    : '';
  const scripts = parts.isAlive ? '' : ' data-scripts="none"';
  const body = `<div id="foyer"${lang}${scripts}>${parts.body}</div>${data}`;
  return inHostPage(head(parts), body, parts.language, hostPage, parts.look);
}

function head(parts: PageParts): string {
  const { assets, look } = parts;
  return [
    parts.head,
    ...listingHead({ ...parts, share: look.share }),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...lookStyle(look),
    ...[
      ...assets.fonts.filter((href) => !look.unused.some((face) => href.includes(`/${face}-`))),
      ...look.fonts,
    ].map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...(parts.isAlive ? scripts(parts) : []),
  ].join('\n');
}

/** Behind the shop's own style sheets. */
export function lookStyle({ css }: PageLook): string[] {
  return css === '' ? [] : [`<style>${css}</style>`];
}

/** What the shop runs: at once, or when the first view is drawn (shop/first-view, ADR 027). */
function scripts({ assets, wording }: PageParts): string[] {
  const shop = [
    `<link rel="preload" as="fetch" href="${wording}" crossorigin>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}"></script>`,
  ];
  if (assets.firstView === undefined) return shop;
  return [
    `<template id="foyer-shop">\n${shop.join('\n')}\n</template>`,
    `<script type="module" async src="${assets.firstView}"></script>`,
  ];
}

/** Head and body, as HTML, within the museum's own page or a plain one. */
export function inHostPage(
  head: string,
  body: string,
  language: Language,
  hostPage: string | undefined,
  { icons }: Pick<PageLook, 'icons'>,
): string {
  // Functions, so that a `$&` in the museum's text is not taken for a replacement pattern.
  return (
    hostPage === undefined ? PLAIN_PAGE.replace('{lang}', language) : inPageLanguage(hostPage, language)
  )
    .replace(ICONS_MARK, () => icons)
    .replace(HEAD_MARK, () => head)
    .replace(BODY_MARK, () => body);
}

/** Whether an HTML text has both marks that a host page needs. */
export function isHostPage(html: string): boolean {
  return html.includes(HEAD_MARK) && html.includes(BODY_MARK);
}

/**
 * The wording that a host page brings along (spec decisions 6).
 * @throws when it cannot be parsed: leaving it out would go unnoticed
 */
export function hostPageWording(html: string): Record<string, Record<string, string>> {
  const found = TRANSLATIONS_SCRIPT.exec(html)?.[1];
  if (found === undefined && !html.includes(TRANSLATIONS)) return {};
  const wording: unknown = JSON.parse(found ?? '');
  if (!isTexts(wording) || !Object.values(wording as object).every(isTexts))
    throw new Error(`${TRANSLATIONS} is not an object of languages, each an object of texts`);
  return wording as Record<string, Record<string, string>>;
}

function isTexts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
