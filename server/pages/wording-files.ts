// The wording of each language as a file that browsers fetch, `/wording/de.4fe2….json`: made once for each import.
import { LANGUAGES, type Language } from '../../domain/language.ts';
import type { Overrides } from '../site/overrides.ts';
import { hostPageWording } from './html-page.ts';
import { type CachedPage, encodePage } from './page-cache.ts';
import { type ShopWordingFile, shopWording } from './shop-wording.ts';

export type WordingFile = ShopWordingFile & { readonly page: () => Promise<CachedPage> };

/** The files made so far, by language and version of the catalogue. */
export type WordingFiles = {
  readonly hostWording: Overrides | undefined;
  readonly made: Map<string, WordingFile>;
};

/** Files of a few imports may be asked for at once, not more. */
const MOST_FILES = 4 * LANGUAGES.length;

/** @param hostPage the museum's own HTML around the shop, which may override wording */
export function openWordingFiles(hostPage: string | undefined): WordingFiles {
  return { hostWording: hostPage ? hostPageWording(hostPage) : undefined, made: new Map() };
}

/**
 * The file of a language.
 * @param version of the catalogue that the translations belong to
 */
export function wordingFile(
  { hostWording, made }: WordingFiles,
  language: Language,
  version: number,
  translations: Overrides,
): WordingFile {
  const key = `${language} ${version}`;
  const known = made.get(key);
  if (known) return known;
  const wording = shopWording(language, translations, hostWording);
  let page: Promise<CachedPage> | undefined;
  const file: WordingFile = {
    ...wording,
    page: () => {
      page ??= encodePage(wording.json, 200);
      return page;
    },
  };
  if (made.size > MOST_FILES) made.clear();
  made.set(key, file);
  return file;
}
