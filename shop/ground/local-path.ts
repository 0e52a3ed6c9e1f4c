import { useCallback } from 'react';
import type { Language } from '../../domain/language.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';

/** The address of a shop path (no leading slash, '' for home) in a language. */
export function localPath(language: Language, path = ''): string {
  return `/${language}/${path}`;
}

/** What stands below the language in a path, `tickets` in `/de/tickets` and in `/tickets`. */
export function pathBelow(pathname: string): string {
  return pathname.replace(/^\/([a-z]{2}(\/|$))?/, '');
}

/** `localPath` in the language of the page. */
export function useLocalPath(): (path?: string) => string {
  const { language } = useI18n();
  return useCallback((path = '') => localPath(language, path), [language]);
}
