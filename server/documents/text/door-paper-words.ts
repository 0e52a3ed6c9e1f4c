// The words of the list for the door, for the list itself and for the mail that brings it.
import { doorPaperWording } from '../../../domain/admissions/paper/door-paper-wording.ts';
import type { doorPaperEn } from '../../../domain/admissions/paper/en.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { createFormats, type Formats } from '../../../domain/wording/formats.ts';
import type { Translate } from '../../../domain/wording/message.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';

export type DoorPaperWords = { readonly t: Translate<typeof doorPaperEn>; readonly formats: Formats };

export function doorPaperWords(language: OfficeLanguage): DoorPaperWords {
  const t = createTranslate<typeof doorPaperEn>(compileWording(doorPaperWording[language]), language);
  return { t, formats: createFormats(language) };
}
