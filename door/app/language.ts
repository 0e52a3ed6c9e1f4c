import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../domain/staff/office-language.ts';

const KEY = 'foyer-door-language';

/** The one that was chosen last on this device. */
export function chosenLanguage(): OfficeLanguage | undefined {
  const kept = localStorage.getItem(KEY);
  return OFFICE_LANGUAGES.find((language) => language === kept);
}

export function keepLanguage(language: OfficeLanguage): void {
  localStorage.setItem(KEY, language);
}
