import './texts-field.css';
import { LANGUAGE_NAMES, type Language, type LocalizedText } from '../../../domain/language.ts';
import { controlProps, FieldError } from '../../../ui/field.tsx';
import { useI18n } from '../../ground/i18n.ts';

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Those that are shown, the museum's default language first. */
  languages: readonly Language[];
  value: LocalizedText;
  error?: string | undefined;
  /** How many lines are shown at first; 1 where a line is all there can be. */
  rows?: number;
  required?: boolean;
  onChange: (value: LocalizedText) => void;
};

/** A text in several languages, side by side. What a language lacks is marked, because visitors then read the first one. */
export function TextsField({
  name,
  label,
  hint,
  languages,
  value,
  error,
  rows = 1,
  required,
  onChange,
}: Props) {
  const { t } = useI18n();
  const [standard] = languages;
  const isWritten = standard !== undefined && (value[standard] ?? '') !== '';
  return (
    <fieldset className={error ? 'texts-field field-wrong' : 'texts-field'}>
      <legend className="field-label">
        {label}
        {required === false && <span className="field-optional"> ({t('site.optional')})</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`hint-${name}`}>
          {hint}
        </p>
      )}
      <div className="texts-languages">
        {languages.map((language) => {
          const isFirst = language === standard;
          const lacks = isWritten && !isFirst && (value[language] ?? '') === '';
          const shared = {
            ...controlProps({
              name: isFirst ? name : `${name}-${language}`,
              hint,
              error: isFirst && error ? error : undefined,
            }),
            className: 'control',
            lang: language,
            value: value[language] ?? '',
            onChange: (event: { currentTarget: { value: string } }) =>
              onChange({ ...value, [language]: event.currentTarget.value }),
          };
          return (
            <div key={language} className="texts-language">
              <label className="soft small" htmlFor={shared.id}>
                {LANGUAGE_NAMES[language]}
                {lacks && <em className="texts-lacks"> {t('event.lacks')}</em>}
              </label>
              {rows > 1 ? <textarea rows={rows} {...shared} /> : <input type="text" {...shared} />}
            </div>
          );
        })}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
