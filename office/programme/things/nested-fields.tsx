// Fields that hold others: lists of entries, pictures, and what can be said in several ways.
import { useLayoutEffect, useRef } from 'react';
import { inLanguage, isLanguage, LANGUAGE_NAMES } from '../../../domain/language.ts';
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import {
  isGroupValue,
  type ThingField,
  type ThingShape,
  type ThingValue,
  wayOf,
} from '../../../domain/programme/thing-shape.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { PictureField } from '../forms/picture-field.tsx';
import { EMPTY_PICTURE, isShort, type ShapeProps } from './shape-props.ts';
import { useThingForm } from './thing-context.ts';
import { ThingFields } from './thing-fields.tsx';
import { useThingWords } from './thing-words.ts';

type Of<Kind extends ThingShape['kind']> = ShapeProps<Extract<ThingShape, { kind: Kind }>>;

/** Entries with their fields; new ones stand at the end. */
export function ListField({ shape, name, at, value, onChange }: Of<'list' | 'entries'>) {
  const title = useEntryTitle(shape.fields);
  const entries = (Array.isArray(value) ? value : []) as ThingValue[];
  return (
    <EntriesField
      {...{ name, at }}
      entries={entries}
      title={title}
      // A few short fields name themselves.
      isRow={shape.fields.length <= 4 && shape.fields.every(isShort)}
      onChange={onChange}
      added={{}}
      entry={(entry, index, put) => (
        <ThingFields fields={shape.fields} value={entry} at={`${at}-${index}`} onChange={put} />
      )}
    />
  );
}

function useEntryTitle(fields: readonly ThingField[]) {
  const { t, language } = useI18n();
  const { option } = useThingWords();
  const own = fields.find((field) => field.name === 'entry')?.shape;
  const chosen = (value: unknown) => {
    const one = own?.kind === 'choice' ? own.options.find((other) => other.value === value) : undefined;
    return one && (one.name || option('entry', one.value));
  };
  return (entry: ThingValue, index: number) => {
    const named = entry['name'] ?? entry['label'] ?? chosen(entry['entry']) ?? entry['entry'];
    const spoken = entry['language'] ?? languageName(entry['in_language']);
    const text = isGroupValue(named) ? inLanguage(named, language) : String(spoken ?? named ?? '');
    return text || t('thing.entry', { number: index + 1 });
  };
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
  /** Its fields and the button stand in one row. */
  isRow?: boolean;
  entry: (entry: Entry, index: number, put: (entry: Entry) => void) => React.ReactNode;
  onChange: (entries: Entry[]) => void;
};

function EntriesField<Entry>(props: EntriesProps<Entry>) {
  const { name, at, entries, title, added, isRow = false, entry, onChange } = props;
  const { t } = useI18n();
  const { label, hint } = useThingWords();
  const { errors } = useThingForm();
  const group = useFocusIn(entries.length);
  return (
    <fieldset className="thing-group" id={`field-${at}`} ref={group}>
      <legend className="field-label">{label(name, at)}</legend>
      {hint(name) && <p className="field-hint">{hint(name)}</p>}
      {errors[at] && <p className="field-error">{errors[at]}</p>}
      {entries.map((one, index) => {
        const remove = (
          <Button
            variant="quiet"
            aria-label={t('thing.entry.removeOf', { name: title(one, index) })}
            onClick={() => onChange(entries.filter((_, other) => other !== index))}
          >
            {t('thing.entry.remove')}
          </Button>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: new entries have no id, and entries keep their places
          <div key={`${entries.length}-${index}`} className={isRow ? 'thing-row' : 'event-ticket'} data-entry>
            {!isRow && (
              <div className="event-ticket-head">
                <p className="thing-entry">{title(one, index)}</p>
                {remove}
              </div>
            )}
            {entry(one, index, (changed) =>
              onChange(entries.map((old, other) => (other === index ? changed : old))),
            )}
            {isRow && remove}
          </div>
        );
      })}
      <div>
        <Button variant="secondary" onClick={() => onChange([...entries, added])}>
          {t('thing.entry.add', { name: label(name, at) })}
        </Button>
      </div>
    </fieldset>
  );
}

/** Where entries come and go, the focus goes into the new one, or to the button that adds one. @param count how many there are */
function useFocusIn(count: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const children = [...(group.current?.children ?? [])];
    const entry = children.filter((one) => one.hasAttribute('data-entry')).at(-1);
    if (count > before.current) entry?.querySelector<HTMLElement>('.control, input')?.focus();
    if (count < before.current) children.at(-1)?.querySelector('button')?.focus();
    before.current = count;
  }, [count]);
  return group;
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
        label={label(name, at)}
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
