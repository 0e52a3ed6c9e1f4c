// The fields of a form, made of the schema of a file.
import { LANGUAGE_NAMES, LANGUAGES } from '../../../domain/language.ts';
import type {
  ThingField,
  ThingOption,
  ThingSection,
  ThingShape,
} from '../../../domain/programme/thing-shape.ts';
import type { ChoiceSource, FolderForm } from '../../museum-folder/folder-form.ts';
import {
  BY_LANGUAGE_TITLE,
  CENTS_TITLE,
  FACE_TITLE,
  IMAGE_TITLE,
  TEXT_TITLE,
} from '../../museum-folder/museum-fields.ts';
import { TWIN_TITLE } from '../../site/flags.ts';

/** What of a schema of TypeBox is looked at. */
type Schema = {
  readonly type?: string;
  readonly title?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Of what stands in the file by names of its own. */
  readonly patternProperties?: Readonly<Record<string, Schema>>;
};
export type Offered = Readonly<Record<ChoiceSource, readonly ThingOption[]>>;
type Look = { readonly offered: Offered; readonly choices: NonNullable<FolderForm['choices']> };

const LONG = ['description', 'warnings', 'text', 'directions', 'cookie_warning'];

/** The sections of a form, with what can be chosen in this draft. */
export function sectionsOf(form: FolderForm, offered: Offered): ThingSection[] {
  const all = fieldsOf(form.schema as Schema, [], { offered, choices: form.choices ?? {} });
  return Object.entries(form.sections).map(([name, names]) => ({
    name,
    fields: names.flatMap((one) => all.find((field) => field.name === one) ?? []),
  }));
}

function fieldsOf({ properties = {}, required = [] }: Schema, way: string[], look: Look): ThingField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const shape = shapeOf(schema, [...way, name], look);
    return shape ? [{ name, optional: !required.includes(name), shape }] : [];
  });
}

/** Undefined for what no form can hold: it stays in the file. */
function shapeOf(schema: Schema, way: string[], look: Look): ThingShape | undefined {
  const { type, title, anyOf, properties, patternProperties = {} } = schema;
  const name = way.at(-1) ?? '';
  if (title === TWIN_TITLE) return undefined;
  if (title === TEXT_TITLE) return { kind: 'texts', long: LONG.includes(name) };
  if (title === CENTS_TITLE) return { kind: 'money' };
  if (title === IMAGE_TITLE) return { kind: 'image' };
  if (title === FACE_TITLE) return { kind: 'face' };
  if (anyOf) return shapeOfChoice(anyOf, way, look);
  if (type === 'boolean') return { kind: 'flag' };
  if (type === 'integer' || type === 'number') return { kind: 'number', whole: type === 'integer' };
  if (type === 'array') return shapeOfList(schema.items ?? {}, way, look);
  if (type === 'string') return shapeOfString(schema, name, way, look);
  const [entry] = Object.values(patternProperties);
  if (entry) return shapeOfEntries(entry, title === BY_LANGUAGE_TITLE, way, look);
  if (!properties) return undefined;
  if (properties['file'] && properties['alt']) return { kind: 'picture' };
  return { kind: 'group', fields: fieldsOf(schema, way, look) };
}

function shapeOfEntries(
  entry: Schema,
  isByLanguage: boolean,
  way: string[],
  look: Look,
): ThingShape | undefined {
  const shape = shapeOf(entry, [...way, 'entries'], look);
  if (!shape) return undefined;
  if (isByLanguage && shape.kind === 'text') return { kind: 'texts', long: false };
  const isText = shape.kind === 'text' || shape.kind === 'texts';
  const languages = LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }));
  return {
    kind: 'entries',
    fields: [
      isByLanguage
        ? { name: 'in_language', optional: false, shape: { kind: 'choice', options: languages } }
        : { name: 'entry', optional: false, shape: shapeOfString({}, 'entry', [...way, 'entry'], look) },
      { name: isText ? 'entry_text' : 'entries', optional: false, shape },
    ],
  };
}

function shapeOfString({ pattern = '' }: Schema, name: string, way: string[], look: Look): ThingShape {
  const source = look.choices[way.join('.')];
  if (source === 'words') return { kind: 'text', suggested: look.offered.words };
  if (source) return { kind: 'choice', options: look.offered[source] };
  if (name === 'id' && pattern.startsWith('^[a-z0-9]')) return { kind: 'id' };
  if (/today/.test(pattern) && !/\\\.\\\./.test(pattern)) return { kind: 'day' };
  if (pattern.startsWith('^([01]\\d|2[0-3])')) return { kind: 'clock' };
  if (pattern.startsWith('^#')) return { kind: 'colour' };
  return { kind: 'text' };
}

function shapeOfChoice(anyOf: readonly Schema[], way: string[], look: Look): ThingShape | undefined {
  const values = constantsOf(anyOf);
  const numbers = anyOf.every((one) => typeof one.const === 'number');
  if (values) return { kind: 'choice', options: values, ...(numbers && { numbers }) };
  const ways = anyOf.flatMap((one) => shapeOf(one, way, look) ?? []);
  return ways.length > 1 ? { kind: 'either', ways } : ways[0];
}

function shapeOfList(items: Schema, way: string[], look: Look): ThingShape | undefined {
  const source = items.type === 'string' ? look.choices[way.join('.')] : undefined;
  if (source) return { kind: 'choices', options: look.offered[source] };
  const values = items.anyOf && constantsOf(items.anyOf);
  if (values) return { kind: 'choices', options: values };
  if (items.title === CENTS_TITLE) return { kind: 'lines', of: 'money' };
  if (items.type === 'string') return { kind: 'lines', of: 'text' };
  if (items.type === 'integer') return { kind: 'lines', of: 'number' };
  const entry = shapeOf(items, way, look);
  if (entry?.kind === 'picture') return { kind: 'pictures' };
  return entry?.kind === 'group' ? { kind: 'list', fields: entry.fields } : undefined;
}

/** Their names are words of the office. */
function constantsOf(anyOf: readonly Schema[]): ThingOption[] | undefined {
  if (anyOf.some((one) => one.const === undefined)) return undefined;
  return anyOf.map((one) => ({ value: String(one.const), name: '' }));
}
