import './picture-field.css';
import type { Language } from '../../../domain/language.ts';
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { FocusField } from './focus-field.tsx';
import { PictureFile } from './picture-file.tsx';
import { TextsField } from './texts-field.tsx';

type Props = {
  name: string;
  /** Of the draft. */
  number: string;
  picture: PictureForm;
  languages: readonly Language[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (picture: PictureForm) => void;
};

/** A picture, what of it stays in view, and what it shows for those who do not see it. */
export function PictureField({ name, number, picture, languages, errors, onChange }: Props) {
  const { t } = useI18n();
  return (
    <>
      <PictureFile
        {...{ name, number, picture }}
        label={t('event.picture.file')}
        error={errors[name]}
        onChange={(sent) => onChange({ ...picture, ...sent, focus: null })}
      >
        {(src) => (
          <FocusField
            name={`${name}-focus`}
            src={src}
            focus={picture.focus}
            onChange={(focus) => onChange({ ...picture, focus })}
          />
        )}
      </PictureFile>
      <TextsField
        name={`${name}-alt`}
        label={t('event.alt')}
        hint={t('event.alt.hint')}
        languages={languages}
        value={picture.alt}
        error={errors[`${name}-alt`]}
        onChange={(alt) => onChange({ ...picture, alt })}
      />
    </>
  );
}
