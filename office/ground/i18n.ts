import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import { type I18n as UiI18n, useI18n as useUiI18n } from '../../ui/i18n/i18n.tsx';

export type I18n = UiI18n<OfficeWording>;

/** `t`, `formats` and the language of whoever is signed in. */
export function useI18n(): I18n {
  return useUiI18n<OfficeWording>();
}
