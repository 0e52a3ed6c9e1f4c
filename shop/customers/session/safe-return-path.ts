// Where a visitor may be sent back to (`returnTo`): a page of this shop, and nowhere else. Browsers read `//host`,
// `/\host` and addresses with tabs or line breaks in them as other sites; a server may decode `%2F` once more.
import { isLogout, isPageOrBelow, type ShopRoute, translatedPath } from '../../../domain/addresses.ts';
import type { Language } from '../../../domain/language.ts';

/** Pages that are never a return address, because the visitor would be redirected in circles. */
const NO_RETURN: readonly ShopRoute[] = [
  'login',
  'register',
  'forgotPassword',
  'recover',
  'confirmEmail',
  'confirmOrder',
  'passwordResetSuccess',
  'recoverSuccess',
];
const ODD = /[\\\p{Cc}\s]|%(?:2f|5c|0[9ad]|25)/iu;
const ANY_ORIGIN = 'https://shop.invalid';

/** The path with its parameters if it is a page of this shop, else ''. */
export function safeReturnPath(given: string | null): string {
  if (!given?.startsWith('/') || ODD.test(given.split('?')[0] ?? '') || /[\\\p{Cc}]/u.test(given)) return '';
  if (!URL.canParse(given, ANY_ORIGIN)) return '';
  const { origin, pathname, search } = new URL(given, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || !isAllowed(pathname)) return '';
  return `${pathname}${search}`;
}

function isAllowed(pathname: string): boolean {
  return !isPageOrBelow(pathname, NO_RETURN) && !isLogout(pathname);
}

/** The same path, or none, in the page's language, whose wording is already loaded. */
export function inPageLanguage(path: string, language: Language): string {
  return path === '' ? '' : translatedPath(path, language);
}
