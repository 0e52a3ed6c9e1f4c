// Where a visitor may be sent back to (`returnTo`): a page of this shop, and nowhere else. Browsers read `//host`,
// `/\host` and addresses with tabs or line breaks in them as other sites; a server may decode `%2F` once more.
import { isLanguage, type Language } from '../../../domain/language.ts';

/** Pages that one does not come back to: one would go in circles, or out again at once. */
const NO_GOAL =
  /^\/(?:[a-z]{2}\/)?(?:login|logout|register|forgot-password|recover|confirm-email|password-reset-success|recover-success)(?:\/|$)/;
const ODD = /[\\\p{Cc}\s]|%(?:2f|5c|0[9ad]|25)/iu;
const ANY_ORIGIN = 'https://shop.invalid';

/** The path with its parameters when it is one of our own, else ''. */
export function ownPath(given: string | null): string {
  if (!given?.startsWith('/') || ODD.test(given.split('?')[0] ?? '') || /[\\\p{Cc}]/u.test(given)) return '';
  if (!URL.canParse(given, ANY_ORIGIN)) return '';
  const { origin, pathname, search } = new URL(given, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || NO_GOAL.test(pathname)) return '';
  return `${pathname}${search}`;
}

/** A path in another language: the page's wording is loaded already. Without a language it is the default one's. */
export function inPageLanguage(path: string, language: Language): string {
  const [, first = '', ...rest] = path.split('/');
  const [code = '', query] = first.split('?');
  if (isLanguage(code)) return `/${[language + (query === undefined ? '' : `?${query}`), ...rest].join('/')}`;
  return path === '' ? '' : `/${language}${path}`;
}
