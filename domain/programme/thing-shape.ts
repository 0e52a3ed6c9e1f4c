// What a file of the folder holds, as a form shows it: made of the file's own schema (server/programme/forms/shape-of-schema.ts),
// so that a field that a format gets has its place in the form at once.
import { LANGUAGES, type Language, type LocalizedText } from '../language.ts';

/** What is put up and changed in such a form. */
export const THING_FORMS = [
  'event',
  'tour',
  'article',
  'voucher',
  'code',
  'page',
  'shipping',
  'logo',
  'settings',
] as const;
export type ThingForm = (typeof THING_FORMS)[number];

export type ThingOption = { readonly value: string; readonly name: string };

export type ThingShape =
  | { readonly kind: 'texts'; readonly long: boolean }
  /** Cents. */
  | { readonly kind: 'money' }
  | { readonly kind: 'number'; readonly whole: boolean }
  | { readonly kind: 'flag' | 'day' | 'clock' | 'colour' }
  | {
      readonly kind: 'text';
      /** What may stand there, where there is too much to choose from. */
      readonly suggested?: readonly ThingOption[];
    }
  | { readonly kind: 'picture' }
  | { readonly kind: 'pictures' }
  /** A picture of which the file holds the name alone. */
  | { readonly kind: 'image' }
  /** A file of `fonts/`, by its name. */
  | { readonly kind: 'face' }
  /** A file that has this name, or is not there. */
  | { readonly kind: 'file'; readonly path: string }
  /** Made by itself, of the name. */
  | { readonly kind: 'id' }
  | {
      readonly kind: 'choice' | 'choices';
      readonly options: readonly ThingOption[];
      /** The file has numbers. */
      readonly numbers?: true;
    }
  /** A list of plain values, one a line. */
  | { readonly kind: 'lines'; readonly of: 'text' | 'number' | 'money' }
  | { readonly kind: 'group'; readonly fields: readonly ThingField[] }
  | { readonly kind: 'list'; readonly fields: readonly ThingField[] }
  /** What stands in the file by names that are the museum's own: the name, and what it says. */
  | { readonly kind: 'entries'; readonly fields: readonly [name: ThingField, says: ThingField] }
  /** One way of several to say it. */
  | { readonly kind: 'either'; readonly ways: readonly ThingShape[] };

export type ThingField = {
  /** As the file calls it. */
  readonly name: string;
  readonly optional: boolean;
  readonly shape: ThingShape;
};

export type ThingSection = { readonly name: string; readonly fields: readonly ThingField[] };

/** What a group of fields holds. */
export type ThingValue = Readonly<Record<string, unknown>>;

export function isGroupValue(value: unknown): value is ThingValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The way in which something is said; the first where nothing is. */
export function wayOf(ways: readonly ThingShape[], value: unknown): ThingShape | undefined {
  return ways.find((way) => value !== undefined && fitShape(way, value) !== undefined) ?? ways[0];
}

/** The value with what the shape has room for, and nothing else; undefined where it is something else altogether. */
export function fitShape(shape: ThingShape, value: unknown): unknown {
  switch (shape.kind) {
    case 'texts':
      return isGroupValue(value) ? textsIn(value) : undefined;
    case 'money':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return typeof value === (shape.numbers ? 'number' : 'string') ? value : undefined;
    case 'choices':
    case 'lines':
      return plainList(value);
    case 'picture':
      return isGroupValue(value) ? pictureIn(value) : undefined;
    case 'pictures':
      return Array.isArray(value) ? value.map((one) => pictureIn(isGroupValue(one) ? one : {})) : undefined;
    case 'image':
    case 'face':
    case 'file':
      return imageIn(value);
    case 'group':
      return isGroupValue(value) ? fitFields(shape.fields, value) : undefined;
    case 'list':
      return Array.isArray(value)
        ? value.map((entry) => fitFields(shape.fields, isGroupValue(entry) ? entry : {}))
        : undefined;
    case 'entries':
      return entriesIn(value, shape.fields)?.map((entry) =>
        fitFields(shape.fields, isGroupValue(entry) ? entry : {}),
      );
    case 'either': {
      const way = shape.ways.find((one) => fitShape(one, value) !== undefined);
      return way && fitShape(way, value);
    }
    default:
      return typeof value === 'string' ? value : undefined;
  }
}

export function fitFields(fields: readonly ThingField[], value: ThingValue): ThingValue {
  return Object.fromEntries(
    fields.flatMap(({ name, shape }) => {
      const fitting = fitShape(shape, value[name]);
      return fitting === undefined ? [] : [[name, fitting]];
    }),
  );
}

/** As the form has them; a file has them by name. */
function entriesIn(value: unknown, [name, says]: readonly [ThingField, ThingField]): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isGroupValue(value)) return undefined;
  return Object.entries(value).map(([own, said]) => ({ [name.name]: own, [says.name]: said }));
}

function textsIn(value: ThingValue): LocalizedText {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      typeof value[language] === 'string' ? [[language, value[language]]] : [],
    ),
  );
}

function plainList(value: unknown): unknown[] | undefined {
  const isPlain = (one: unknown) => typeof one === 'string' || typeof one === 'number';
  return Array.isArray(value) && value.every(isPlain) ? value : undefined;
}

function pictureIn(value: ThingValue): ThingValue {
  const { file, alt, hash, focus } = value;
  const { x, y } = isGroupValue(focus) ? focus : {};
  return {
    file: typeof file === 'string' ? file : '',
    alt: isGroupValue(alt) ? textsIn(alt) : {},
    hash: typeof hash === 'string' ? hash : '',
    focus: Number.isInteger(x) && Number.isInteger(y) ? { x, y } : null,
  };
}

function imageIn(value: unknown): ThingValue | undefined {
  if (typeof value === 'string') return { file: value, hash: '' };
  if (!isGroupValue(value)) return undefined;
  const { file, hash } = pictureIn(value);
  return { file, hash };
}

/** How many texts a language lacks that the museum's default language has. */
export function lackingTexts(
  fields: readonly ThingField[],
  value: ThingValue,
  language: Language,
  standard: Language,
): number {
  const lacks = (text: LocalizedText) => (text[standard] ?? '') !== '' && (text[language] ?? '') === '';
  return fields.flatMap(({ name, shape }) => textsUnder(shape, value[name])).filter(lacks).length;
}

function textsUnder(shape: ThingShape, value: unknown): LocalizedText[] {
  if (value === undefined || value === null) return [];
  const within = (fields: readonly ThingField[], group: unknown) =>
    isGroupValue(group) ? fields.flatMap((field) => textsUnder(field.shape, group[field.name])) : [];
  if (shape.kind === 'texts') return [value as LocalizedText];
  if (shape.kind === 'picture') return [(value as { alt: LocalizedText }).alt];
  if (shape.kind === 'pictures') return (value as { alt: LocalizedText }[]).map(({ alt }) => alt);
  if (shape.kind === 'group') return within(shape.fields, value);
  if (shape.kind === 'list') return (value as unknown[]).flatMap((entry) => within(shape.fields, entry));
  if (shape.kind === 'entries')
    return (fitShape(shape, value) as ThingValue[]).flatMap((entry) => within(shape.fields, entry));
  const way = shape.kind === 'either' ? wayOf(shape.ways, value) : undefined;
  return way ? textsUnder(way, value) : [];
}

/** What entries lack, or have twice, by the names of their fields on the page: `banners-0-entry`. */
export function entryProblems(
  fields: readonly ThingField[],
  value: ThingValue,
  at = '',
): Record<string, ['REQUIRED' | 'ENTRY_TWICE']> {
  return Object.assign(
    {},
    ...fields.map(({ name, shape }) => problemsUnder(shape, value[name], at === '' ? name : `${at}-${name}`)),
  );
}

function problemsUnder(shape: ThingShape, value: unknown, at: string): object {
  if (shape.kind === 'group' && isGroupValue(value)) return entryProblems(shape.fields, value, at);
  if ((shape.kind !== 'list' && shape.kind !== 'entries') || !Array.isArray(value)) return {};
  const entries = value as ThingValue[];
  const below = entries.map((entry, index) => entryProblems(shape.fields, entry, `${at}-${index}`));
  return Object.assign({}, ...below, shape.kind === 'entries' && namesOf(entries, shape.fields, at));
}

function namesOf(
  entries: readonly ThingValue[],
  [name, says]: readonly [ThingField, ThingField],
  at: string,
) {
  const names = entries.map((entry) => String(entry[name.name] ?? '').trim());
  const problems = names.flatMap((own, index) => {
    const problem = own === '' ? 'REQUIRED' : names.indexOf(own) < index && 'ENTRY_TWICE';
    const isSilent = says.shape.kind === 'text' && (entries[index]?.[says.name] ?? '') === '';
    return [
      ...(problem ? [[`${at}-${index}-${name.name}`, [problem]]] : []),
      ...(isSilent ? [[`${at}-${index}-${says.name}`, ['REQUIRED']]] : []),
    ];
  });
  return Object.fromEntries(problems);
}
