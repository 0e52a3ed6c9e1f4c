import { LANGUAGE_NAMES, type Language } from '../../../domain/language.ts';
import { missingTexts } from '../../../domain/programme/event-form.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { EventPart } from './event-part.ts';

type Props = Pick<EventPart, 'choices' | 'values'> & {
  shown: readonly Language[];
  onChange: (shown: Language[]) => void;
};

/** Which languages stand side by side, and how much each of them lacks. */
export function ShownLanguages({ choices, values, shown, onChange }: Props) {
  const { t } = useI18n();
  const [standard, ...others] = choices.languages;
  if (standard === undefined || others.length === 0) return null;
  return (
    <div className="event-choices">
      <CheckboxGroup
        legend={t('event.languages', { first: LANGUAGE_NAMES[standard] })}
        name="languages"
        values={shown}
        options={others.map((language) => {
          const count = missingTexts(values, language, standard);
          return {
            value: language,
            label:
              count > 0
                ? t('event.languages.lacks', { language: LANGUAGE_NAMES[language], count })
                : LANGUAGE_NAMES[language],
          };
        })}
        onChange={(chosen) => onChange([standard, ...others.filter((one) => chosen.includes(one))])}
      />
    </div>
  );
}
