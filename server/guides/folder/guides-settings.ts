import { settingsPart } from '../../museum-folder/settings-part.ts';
import { GuidesFields } from './guides-fields.ts';

/** What the museum has decided, or else half an hour and a day. @param settings the museum's, as it was imported */
export function guidesSettings(settings: object): { walkMinutes: number; fewHours: number } {
  const { walk_minutes: walkMinutes = 30, few_hours: fewHours = 24 } =
    settingsPart(settings, GuidesFields).guides ?? {};
  return { walkMinutes, fewHours };
}
