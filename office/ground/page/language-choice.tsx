import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { OFFICE_LANGUAGES } from '../../../domain/staff/office-language.ts';
import { useI18n } from '../i18n.ts';
import { useSwitchLanguage } from '../language.ts';

/** The office’s languages, each named in itself. */
export function LanguageChoice() {
  const { t, language } = useI18n();
  const switchTo = useSwitchLanguage();
  return (
    <fieldset className="language-choice" aria-label={t('office.language')}>
      {OFFICE_LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          aria-pressed={offered === language}
          onClick={() => void switchTo(offered)}
        >
          {LANGUAGE_NAMES[offered]}
        </button>
      ))}
    </fieldset>
  );
}
