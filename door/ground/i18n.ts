import type { DoorWording } from '../../domain/wording/door/door-catalogue.ts';
import { type I18n as UiI18n, useI18n as useUiI18n } from '../../ui/i18n/i18n.tsx';

export type I18n = UiI18n<DoorWording>;

/** `t`, `formats` and the language of whoever stands at the door. */
export function useI18n(): I18n {
  return useUiI18n<DoorWording>();
}
