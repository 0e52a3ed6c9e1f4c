// The office's wording of a language as a file that browsers keep: its name carries the hash of its content.
import { createHash } from 'node:crypto';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { officeWording } from '../../../domain/wording/office/office-catalogue.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import { type CachedPage, encodePage } from '../../pages/page-cache.ts';
import type { Overrides } from '../../site/overrides.ts';

export type OfficeWordingFile = {
  readonly language: OfficeLanguage;
  /** `de.4fe2….json` */
  readonly name: string;
  readonly page: CachedPage;
};

type Known = { readonly translations: Overrides; readonly file: Promise<OfficeWordingFile> };

const known = new Map<OfficeLanguage, Known>();

/** Made once for each import. @param translations the museum's own wording: its currency, and what it calls things */
export function officeWordingFile(
  language: OfficeLanguage,
  translations: Overrides,
): Promise<OfficeWordingFile> {
  const made = known.get(language);
  if (made?.translations === translations && made) return made.file;
  const file = makeFile(language, translations);
  known.set(language, { translations, file });
  return file;
}

async function makeFile(language: OfficeLanguage, translations: Overrides) {
  const own = officeWording[language];
  const overrides = Object.entries(translations[language] ?? {}).filter(([key]) => Object.hasOwn(own, key));
  const json = JSON.stringify(compileWording(own, Object.fromEntries(overrides)));
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  return { language, name: `${language}.${hash}.json`, page: await encodePage(json, 200) };
}
