// Fields that hold others: lists of entries, pictures, and what can be said in several ways.
import { inLanguage, isLanguage, LANGUAGE_NAMES } from '../../../domain/language.ts';
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import {
  isGroupValue,
  type ThingShape,
  type ThingValue,
  wayOf,
} from '../../../domain/programme/thing-shape.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { PictureField } from '../forms/picture-field.tsx';
import { EMPTY_PICTURE, type ShapeProps } from './shape-props.ts';
import { useThingForm } from './thing-context.ts';
import { ThingFields } from './thing-fields.tsx';
import { useThingWords } from './thing-words.ts';

type Of<Kind extends ThingShape['kind']> = ShapeProps<Extract<ThingShape, { kind: Kind }>>;

/** Entries with their fields; new ones stand at the end. */
export function ListField({ shape, name, at, value, onChange }: Of<'list' | 'entries'>) {
  const { language } = useI18n();
  const { label } = useThingWords();
  const entries = (Array.isArray(value) ? value : []) as ThingValue[];
  const title = (entry: ThingValue, index: number) => {
    const named = entry['name'] ?? entry['label'] ?? entry['entry'];
    const spoken = entry['language'] ?? languageName(entry['in_language']);
    const text = isGroupValue(named) ? inLanguage(named, language) : String(spoken ?? named ?? '');
    return text || `${label(name)} ${index + 1}`;
  };
  return (
    <EntriesField
      {...{ name, at }}
      entries={entries}
      title={title}
      onChange={onChange}
      added={{}}
      entry={(entry, index, put) => (
        <ThingFields fields={shape.fields} value={entry} at={`${at}-${index}`} onChange={put} />
      )}
    />
  );
}

function languageName(key: unknown): string | undefined {
  return typeof key === 'string' && isLanguage(key) ? LANGUAGE_NAMES[key] : undefined;
}

export function PicturesField({ name, at, value, onChange }: Of<'pictures'>) {
  const { t } = useI18n();
  const { number, languages, errors } = useThingForm();
  return (
    <EntriesField
      {...{ name, at }}
      entries={(Array.isArray(value) ? value : []) as PictureForm[]}
      title={(_, index) => t('event.picture.more', { number: index + 1 })}
      onChange={onChange}
      added={EMPTY_PICTURE}
      entry={(picture, index, put) => (
        <PictureField
          name={`${at}-${index}`}
          number={number}
          picture={picture}
          languages={languages}
          errors={errors}
          onChange={put}
        />
      )}
    />
  );
}

type EntriesProps<Entry> = {
  name: string;
  at: string;
  entries: readonly Entry[];
  title: (entry: Entry, index: number) => string;
  /** What a new one has. */
  added: Entry;
  entry: (entry: Entry, index: number, put: (entry: Entry) => void) => React.ReactNode;
  onChange: (entries: Entry[]) => void;
};

function EntriesField<Entry>({ name, at, entries, title, added, entry, onChange }: EntriesProps<Entry>) {
  const { t } = useI18n();
  const { label, hint } = useThingWords();
  const { errors } = useThingForm();
  return (
    <fieldset className="thing-group" id={`field-${at}`}>
      <legend className="field-label">{label(name)}</legend>
      {hint(name) && <p className="field-hint">{hint(name)}</p>}
      {errors[at] && <p className="field-error">{errors[at]}</p>}
      {entries.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: new entries have no id, and entries keep their places
        <div key={`${entries.length}-${index}`} className="event-ticket">
          <div className="event-ticket-head">
            <p className="thing-entry">{title(one, index)}</p>
            <Button variant="quiet" onClick={() => onChange(entries.filter((_, other) => other !== index))}>
              {t('thing.entry.remove')}
            </Button>
          </div>
          {entry(one, index, (changed) =>
            onChange(entries.map((old, other) => (other === index ? changed : old))),
          )}
        </div>
      ))}
      <div>
        <Button variant="secondary" onClick={() => onChange([...entries, added])}>
          {t('thing.entry.add', { name: label(name) })}
        </Button>
      </div>
    </fieldset>
  );
}

/** What can be said in several ways: which one is chosen first. */
export function EitherField({ shape, name, at, optional, value, onChange }: Of<'either'>) {
  const { label, way } = useThingWords();
  const { ShapeField } = useThingForm();
  const chosen = value === undefined ? undefined : wayOf(shape.ways, value);
  const empty = { list: [], lines: [], group: {} } as Readonly<Record<string, unknown>>;
  return (
    <>
      <SelectField
        name={`${at}-way`}
        label={label(name)}
        required={optional ? false : undefined}
        value={chosen?.kind ?? ''}
        placeholder={way('none')}
        options={shape.ways.map(({ kind }) => ({ value: kind, name: way(`${name}.${kind}`) }))}
        onChange={(kind) => onChange(kind === '' ? undefined : (empty[kind] ?? ''))}
      />
      {chosen && (
        <ShapeField key={chosen.kind} {...{ name, at, value, onChange }} shape={chosen} optional={false} />
      )}
    </>
  );
}
