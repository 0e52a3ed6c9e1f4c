// What a visitor reads when a page could not be made, because of a fault of ours or while the database is away: in the
// language of the address and the shop's look, without anything that needs the database or the shop's script.
import { localPath } from '../../domain/addresses.ts';
import { defaultLanguage, inLanguage, LANGUAGES, type Language } from '../../domain/language.ts';
import { siteWording } from '../../domain/wording/site/site-wording.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import type { Museum } from '../site/museum.ts';
import { compileWording } from './compile-wording.ts';
import { escapeText } from './escape-html.ts';
import { hostPageWording, inHostPage, lookStyle } from './html-page.ts';
import { pageLook } from './look/page-look.ts';
import type { ShopBuild } from './shop-build.ts';

/** What is missing: a page, or a document of an order. */
export type Missing = 'page' | 'document';
/**
 * 503 for what will be over soon, 500 for a fault of ours; for addresses 400 for unreadable ones, 404 for impossible ones;
 * for documents 429, when a network has asked for too many.
 */
export type FailureStatus = 400 | 404 | 429 | 500 | 503;
/** @param asked the visitor's language, where it is known and the shop speaks it */
export type FailurePage = (asked: Language | undefined, status: FailureStatus, missing?: Missing) => string;

const WORDS = {
  400: ['site.notFoundTitle', 'site.notFoundText'],
  404: ['site.notFoundTitle', 'site.notFoundText'],
  429: ['site.brokenTitle', 'site.brokenText'],
  500: ['site.brokenTitle', 'site.brokenText'],
  503: ['site.downTitle', 'site.down'],
} as const;
const DOCUMENT_WORDS = ['site.noDocumentTitle', 'site.noDocumentText'] as const;

/** Eight for each language, of one version of the museum. */
const MOST_PAGES = 8 * LANGUAGES.length;

/** What failure pages are made of, and those that are made already. */
export type FailurePages = {
  readonly build: Pick<ShopBuild, 'assets'>;
  readonly hostPage: string | undefined;
  /** The museum as it was known last. */
  readonly museum: () => { readonly version: number; readonly museum: Pick<Museum, 'settings'> };
  readonly made: Map<string, string>;
};

/** The page, made once for each language, status and version of the museum: many ask for it at once. */
export function failurePage(
  pages: FailurePages,
  asked: Language | undefined,
  status: FailureStatus,
  missing: Missing = 'page',
): string {
  const { version, museum } = pages.museum();
  const language = asked ?? defaultLanguage(museum.settings.languages);
  const key = `${version} ${language} ${status} ${missing}`;
  const known = pages.made.get(key);
  if (known !== undefined) return known;
  if (pages.made.size >= MOST_PAGES) pages.made.clear();
  const page = makePage(pages, language, status, missing, museum);
  pages.made.set(key, page);
  return page;
}

function makePage(
  { build, hostPage }: FailurePages,
  language: Language,
  status: FailureStatus,
  missing: Missing,
  { settings }: Pick<Museum, 'settings'>,
): string {
  const hostWording = hostPage ? hostPageWording(hostPage) : {};
  const t = createTranslate<(typeof siteWording)['en']>(
    compileWording(siteWording[language], settings.translations?.[language], hostWording[language]),
    language,
  );
  const words = status === 404 && missing === 'document' ? DOCUMENT_WORDS : WORDS[status];
  const [title = '', text = ''] = words.map((key) => escapeText(t(key)));
  const name = escapeText(inLanguage(settings.siteNameTranslations, language) || settings.siteName);
  const email = escapeText(settings.email);
  const contact = status === 500 || missing === 'document' ? ` <a href="mailto:${email}">${email}</a>` : '';
  const [href, label] =
    status < 429 ? [localPath(language), t('site.toProgramme')] : ['', t('site.tryAgain')];
  const styles = build.assets([]).styles.map((style) => `<link rel="stylesheet" href="${style}">`);
  const look = pageLook(settings);
  return inHostPage(
    [
      `<title>${title} - ${name}</title>`,
      '<meta name="robots" content="noindex">',
      ...styles,
      ...lookStyle(look),
    ].join('\n'),
    `<div id="foyer"><div class="foyer"><main lang="${language}"><div class="wrap error-page">
<p class="error-code" aria-hidden="true">${status}</p>
<h1>${title}</h1>
<p class="error-text">${text}${contact}</p>
<p class="error-ways"><a class="button button-primary" href="${href}">${escapeText(label)}</a></p>
</div></main></div></div>`,
    language,
    hostPage,
    look,
  );
}
