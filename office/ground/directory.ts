import { createContext, use } from 'react';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import { useI18n } from './i18n.ts';

/** What the museum’s directory is called. */
export type DirectoryName = Readonly<Record<OfficeLanguage, string>>;

export const DirectoryContext = createContext<DirectoryName | undefined>(undefined);

/** What the museum’s directory is called; undefined where staff signs in here alone. */
export function useDirectory(): string | undefined {
  const { language } = useI18n();
  return use(DirectoryContext)?.[language as OfficeLanguage];
}
