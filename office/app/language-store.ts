// The language of the office: the member's, once somebody is signed in; before, the one chosen last on this device, or the
// browser's. Its wording is fetched when it is first needed.
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';

export type WordingAddresses = Readonly<Record<OfficeLanguage, string>>;

export type Spoken = { readonly language: OfficeLanguage; readonly wording: CompiledWording };

export type Language = {
  readonly now: () => Spoken;
  readonly switchTo: (language: OfficeLanguage) => Promise<void>;
  /** The language of whoever has signed in. */
  readonly follow: (language: string) => Promise<void>;
  /** For `useSyncExternalStore`. */
  readonly watch: (changed: () => void) => () => void;
};

const KEY = 'foyer-office-language';

export async function openLanguage(addresses: WordingAddresses, first: OfficeLanguage): Promise<Language> {
  const watching = new Set<() => void>();
  let spoken = await load(addresses, isOffered(localStorage.getItem(KEY)) ?? first);
  show(spoken.language);
  const switchTo = async (language: OfficeLanguage) => {
    localStorage.setItem(KEY, language);
    if (language === spoken.language) return;
    spoken = await load(addresses, language);
    show(language);
    for (const changed of watching) changed();
  };
  return {
    now: () => spoken,
    switchTo,
    follow: async (asked) => {
      const language = isOffered(asked);
      if (language) await switchTo(language);
    },
    watch: (changed) => {
      watching.add(changed);
      return () => watching.delete(changed);
    },
  };
}

async function load(addresses: WordingAddresses, language: OfficeLanguage): Promise<Spoken> {
  const response = await fetch(addresses[language], { credentials: 'same-origin' });
  return { language, wording: (await response.json()) as CompiledWording };
}

function show(language: OfficeLanguage) {
  document.documentElement.lang = language;
}

function isOffered(asked: string | null): OfficeLanguage | undefined {
  return OFFICE_LANGUAGES.find((language) => language === asked);
}
