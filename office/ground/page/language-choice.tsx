import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { useI18n } from '../i18n.ts';
import { useSwitchLanguage } from '../language.ts';

/** The office’s languages, each named in itself. @param onChoose keeps the choice of whoever is signed in */
export function LanguageChoice({ onChoose }: { onChoose?: (language: OfficeLanguage) => void }) {
  const { t, language } = useI18n();
  const switchTo = useSwitchLanguage();
  const choose = async (chosen: OfficeLanguage) => {
    onChoose?.(chosen);
    await switchTo(chosen);
  };
  return (
    <fieldset className="language-choice" aria-label={t('office.language')}>
      {OFFICE_LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          aria-pressed={offered === language}
          onClick={() => void choose(offered)}
        >
          {LANGUAGE_NAMES[offered]}
        </button>
      ))}
    </fieldset>
  );
}
