import { LANGUAGE_NAMES, type Language } from '../../../domain/language.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { useI18n } from '../../ground/i18n.ts';
import './event-form.css';

type Props = {
  /** The museum's, its default language first. */
  languages: readonly Language[];
  /** How many texts a language lacks. */
  missing: (language: Language) => number;
  shown: readonly Language[];
  onChange: (shown: Language[]) => void;
};

/** Which languages stand side by side, and how much each of them lacks. */
export function ShownLanguages({ languages, missing, shown, onChange }: Props) {
  const { t } = useI18n();
  const [standard, ...others] = languages;
  if (standard === undefined || others.length === 0) return null;
  return (
    <div className="event-choices">
      <CheckboxGroup
        legend={t('event.languages', { first: LANGUAGE_NAMES[standard] })}
        name="languages"
        values={shown}
        options={others.map((language) => {
          const count = missing(language);
          const name = LANGUAGE_NAMES[language];
          return {
            value: language,
            label: count > 0 ? t('event.languages.lacks', { language: name, count }) : name,
          };
        })}
        onChange={(chosen) => onChange([standard, ...others.filter((one) => chosen.includes(one))])}
      />
    </div>
  );
}
