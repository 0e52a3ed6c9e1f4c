import { useCallback } from 'react';
import { localPath, type ShopPath } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';

/** The address of a page of the shop in the language of this page; without a path that of the home page. */
export function useLocalPath(): (path?: ShopPath) => string {
  const { language } = useI18n();
  return useCallback((path?: ShopPath) => localPath(language, path), [language]);
}
