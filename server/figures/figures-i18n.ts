// The office's words on the server, for labels, drawings and files: compiled once for each language of staff.
import { OFFICE_LANGUAGES, type OfficeLanguage, officeLanguage } from '../../domain/staff/office-language.ts';
import { createFormats, type Formats } from '../../domain/wording/formats.ts';
import type { Translate } from '../../domain/wording/message.ts';
import { type OfficeWording, officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import { compileWording } from '../pages/compile-wording.ts';

export type FiguresI18n = {
  readonly language: OfficeLanguage;
  readonly t: Translate<OfficeWording>;
  readonly formats: Formats;
};

const known = new Map<OfficeLanguage, FiguresI18n>();

/** @param asked any text; the office's first language where it is none of its languages */
export function figuresI18n(asked: unknown): FiguresI18n {
  const language = OFFICE_LANGUAGES.find((one) => one === asked) ?? officeLanguage('de');
  const made = known.get(language) ?? {
    language,
    t: createTranslate<OfficeWording>(compileWording(officeWording[language]), language),
    formats: createFormats(language),
  };
  known.set(language, made);
  return made;
}
