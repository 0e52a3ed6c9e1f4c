// Whether the museum's own wording is in languages that the shop speaks, has keys that the shop knows, and is valid ICU.
import compile from 'icu-minify/compile';
import { isLanguage, LANGUAGES } from '../../../domain/language.ts';
import type { Path, ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import { MENU_ENTRIES, museumWords } from './museum-words.ts';
import type { SiteFields } from './site-fields.ts';

const wordingKeys = new Set(Object.keys(museumWords('en')));

/** Reports languages, keys and messages that the shop cannot use. */
export function checkTranslations({ value, report }: ReadFile<SiteFields>): void {
  checkLanguageKeys(value, report);
  checkMessages(value, report);
}

function checkLanguageKeys(museum: SiteFields, report: Report): void {
  const check = (keys: object | undefined, path: Path) => {
    for (const key of Object.keys(keys ?? {}))
      if (!isLanguage(key)) report([...path, key], `"${key}" is none of ${LANGUAGES.join(', ')}`);
  };
  check(museum.museumPerLanguageUrls, ['museumPerLanguageUrls']);
  check(museum.customTermsLinks, ['customTermsLinks']);
  check(museum.translations, ['translations']);
  for (const [entry, names] of Object.entries(museum.navTranslations ?? {})) {
    if (!MENU_ENTRIES.includes(entry))
      report(['navTranslations', entry], `there is no entry "${entry}" in the menu`);
    check(names, ['navTranslations', entry]);
  }
}

function checkMessages(museum: SiteFields, report: Report): void {
  for (const [language, messages] of Object.entries(museum.translations ?? {}))
    for (const [key, message] of Object.entries(messages)) {
      const problem = wordingKeys.has(key)
        ? messageProblem(message)
        : `there is no wording with the key "${key}"`;
      if (problem) report(['translations', language, key], problem);
    }
}

/** Why the shop cannot use this message; undefined when it can. */
function messageProblem(message: string): string | undefined {
  try {
    compile(message);
    return undefined;
  } catch (problem) {
    return `is no ICU message: ${(problem as Error).message.split('\n')[0]}`;
  }
}
