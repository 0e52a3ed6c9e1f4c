import { createContext, use } from 'react';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';

export const SwitchLanguageContext = createContext<(language: OfficeLanguage) => Promise<void>>(
  async () => {},
);

/** Shows the office in the other language from now on, on this device. */
export function useSwitchLanguage(): (language: OfficeLanguage) => Promise<void> {
  return use(SwitchLanguageContext);
}
