import './event-form.css';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { EventPart } from './event-part.ts';
import { TextsField } from './texts-field.tsx';

const TEXTS = ['name', 'subtitle', 'teaser', 'description'] as const;
/** A teaser is a sentence or two, a description has paragraphs. */
const ROWS = { name: 1, subtitle: 1, teaser: 3, description: 5 } as const;

/** What it is, and where. */
export function EventTexts({ values, errors, choices, languages, change }: EventPart) {
  const { t } = useI18n();
  return (
    <>
      {TEXTS.map((name) => (
        <TextsField
          key={name}
          name={name}
          label={t(`event.${name}`)}
          hint={t(`event.${name}.hint`)}
          languages={languages}
          value={values[name]}
          error={errors[name]}
          rows={ROWS[name]}
          onChange={(text) => change({ ...values, [name]: text })}
        />
      ))}
      {choices.venues.length > 1 && (
        <SelectField
          name="venue"
          label={t('event.venue')}
          value={values.venue}
          error={errors['venue']}
          options={choices.venues.map(({ id, name }) => ({ value: id, name }))}
          onChange={(venue) => change({ ...values, venue })}
        />
      )}
      {choices.groups.length > 0 && (
        <div className="event-choices">
          <CheckboxGroup
            name="groups"
            legend={t('event.groups')}
            required={false}
            error={errors['groups']}
            values={values.groups}
            options={choices.groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(groups) => change({ ...values, groups: [...groups] })}
          />
        </div>
      )}
    </>
  );
}
