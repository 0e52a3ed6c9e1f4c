import './thing-form.css';
import { isGroupValue, type ThingField, type ThingShape } from '../../../domain/programme/thing-shape.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PictureField } from '../forms/picture-field.tsx';
import { PictureFile } from '../forms/picture-file.tsx';
import { TextsField } from '../forms/texts-field.tsx';
import { EitherField, ListField, PicturesField } from './nested-fields.tsx';
import { PlainField } from './plain-field.tsx';
import { SentFile } from './sent-file.tsx';
import { EMPTY_PICTURE, type ShapeProps } from './shape-props.ts';
import { useThingForm } from './thing-context.ts';
import { ThingFields } from './thing-fields.tsx';
import { useThingWords } from './thing-words.ts';

/** A field by what it holds. */
export function ShapeField(props: ShapeProps<ThingShape>) {
  const { label, hint } = useThingWords();
  const { number, languages, errors } = useThingForm();
  const { shape, name, at, optional, value, onChange } = props;
  switch (shape.kind) {
    case 'texts':
      return (
        <TextsField
          name={at}
          label={label(name, at)}
          hint={hint(name)}
          required={optional ? false : undefined}
          languages={languages}
          rows={shape.long ? 5 : 1}
          value={isGroupValue(value) ? value : {}}
          error={errors[at]}
          onChange={onChange}
        />
      );
    case 'picture':
      return (
        <PictureField
          name={at}
          number={number}
          languages={languages}
          errors={errors}
          picture={isGroupValue(value) ? (value as typeof EMPTY_PICTURE) : EMPTY_PICTURE}
          onChange={onChange}
        />
      );
    case 'pictures':
      return <PicturesField {...props} shape={shape} />;
    case 'image':
      return (
        <PictureFile
          name={at}
          label={label(name, at)}
          number={number}
          picture={isGroupValue(value) ? (value as typeof EMPTY_PICTURE) : EMPTY_PICTURE}
          error={errors[at]}
          optional={optional}
          onChange={({ file, hash }) => onChange({ file, hash })}
        >
          {(src) => <img className="thing-image" src={src} alt="" />}
        </PictureFile>
      );
    case 'face':
    case 'file':
      return <SentFile {...props} shape={shape} />;
    case 'list':
    case 'entries':
      return <ListField {...props} shape={shape} />;
    case 'either':
      return <EitherField {...props} shape={shape} />;
    case 'group':
      return <GroupField {...props} fields={shape.fields} />;
    default:
      return <PlainField {...props} shape={shape} />;
  }
}

/** Fields under a heading of their own; what the file need not have is switched on first. */
function GroupField({
  fields,
  name,
  at,
  optional,
  value,
  onChange,
}: ShapeProps<ThingShape> & { fields: readonly ThingField[] }) {
  const { label, hint } = useThingWords();
  const { errors } = useThingForm();
  const isThere = isGroupValue(value);
  return (
    <fieldset className="thing-group" id={`field-${at}`}>
      <legend className="field-label">{label(name, at)}</legend>
      {hint(name) && <p className="field-hint">{hint(name)}</p>}
      {errors[at] && <p className="field-error">{errors[at]}</p>}
      {optional && (
        <CheckboxField
          name={`${at}-on`}
          label={label('on')}
          checked={isThere}
          onChange={(on) => onChange(on ? {} : undefined)}
        />
      )}
      {(isThere || !optional) && (
        <ThingFields fields={fields} value={isThere ? value : {}} at={at} onChange={onChange} />
      )}
    </fieldset>
  );
}
