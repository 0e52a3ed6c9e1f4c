// The words of components that every front end has (ui/): each front end brings them along.
import { LANGUAGES, type Language } from '../language.ts';
import type { Wording } from './message.ts';
import type { siteEn } from './site/en.ts';
import { siteWording } from './site/site-wording.ts';

const KEYS = ['site.close', 'site.currencySymbol', 'site.fewer', 'site.more', 'site.optional'] as const;

export type UiWording = Pick<typeof siteEn, (typeof KEYS)[number]>;

export const uiWording = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(KEYS.map((key) => [key, siteWording[language][key]])),
  ]),
) as Record<Language, Wording<UiWording>>;
