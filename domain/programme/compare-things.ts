// What has changed between two revisions, thing by thing, for somebody who does not read YAML: a price, a text in some languages,
// a picture, a ticket more. Two files are compared as what they say, so that a comment or another order of fields is no change.
import { inLanguage, isLanguage, type Language, type LocalizedText } from '../language.ts';

export const THING_KINDS = [
  'event',
  'tour',
  'article',
  'voucher',
  'codes',
  'shipping',
  'page',
  'picture',
  'settings',
  'look',
  'other',
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export type Difference = {
  readonly what: 'money' | 'text' | 'picture' | 'value' | 'added' | 'removed';
  /** The way to it: names of fields, and what entries of lists are called. */
  readonly where: string[];
  /** As text; money in cents; '' where there was or is nothing, and for texts. */
  readonly before: string;
  readonly after: string;
  /** Of a text. */
  readonly languages: Language[];
};

const FOLDER_KINDS: Readonly<Record<string, ThingKind>> = {
  events: 'event',
  tours: 'tour',
  articles: 'article',
  vouchers: 'voucher',
  pages: 'page',
  images: 'picture',
  fonts: 'look',
  'museum.yaml': 'settings',
  'shipping.yaml': 'shipping',
  'voucher-codes.yaml': 'codes',
};

/** Files of the folder's root that are its logo or an icon. */
export const LOGO_FILES = /^(logo|favicon|touch-icon)/;

/** What a file of the folder holds. */
export function kindOfPath(path: string): ThingKind {
  const [first = ''] = path.split('/');
  return FOLDER_KINDS[first] ?? (LOGO_FILES.test(first) ? 'look' : 'other');
}

const MONEY = /(^|_)(price|amount|cost|minimum)$/;
const MOST = 60;
const LONGEST_VALUE = 120;

/** Everything in which two values of a file differ, in the order of the fields. */
export function compareThings(before: unknown, after: unknown, language: Language): Difference[] {
  const found: Difference[] = [];
  compare(before, after, [], language, found);
  return found.slice(0, MOST);
}

function compare(
  before: unknown,
  after: unknown,
  where: string[],
  language: Language,
  found: Difference[],
): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isText(before) || isText(after)) {
    const [was, is] = [textIn(before), textIn(after)];
    const languages = languagesOf(was, is).filter((one) => was[one] !== is[one]);
    if (languages.length > 0) found.push({ what: 'text', where, before: '', after: '', languages });
  } else if (isPicture(before) && isPicture(after) && before.file !== after.file) {
    found.push({ what: 'picture', where, before: before.file, after: after.file, languages: [] });
    compare(before['alt'], after['alt'], [...where, 'alt'], language, found);
  } else if (Array.isArray(before) && Array.isArray(after) && hasNames([...before, ...after]))
    compareLists(before, after, where, language, found);
  else if (isGroup(before) && isGroup(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], [...where, key], language, found);
  else found.push(valueChange(before, after, where, language));
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  where: string[],
  language: Language,
  found: Difference[],
): void {
  const named = (list: readonly unknown[]) => new Map(list.map((entry) => [idOf(entry), entry]));
  const [was, is] = [named(before), named(after)];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const entry = is.get(id) ?? was.get(id);
    const there = [...where, nameOf(entry, language)];
    if (!was.has(id) || !is.has(id)) {
      const what = is.has(id) ? 'added' : 'removed';
      found.push({ what, where: there, before: '', after: '', languages: [] });
    } else compare(was.get(id), is.get(id), there, language, found);
  }
}

function valueChange(before: unknown, after: unknown, where: string[], language: Language): Difference {
  const isMoney = MONEY.test(where.at(-1) ?? '') && [before, after].some(Number.isInteger);
  const shown = (value: unknown) => shownValue(value, language);
  return {
    what: isMoney ? 'money' : 'value',
    where,
    before: shown(before),
    after: shown(after),
    languages: [],
  };
}

function shownValue(value: unknown, language: Language): string {
  if (value === undefined || value === null) return '';
  if (isGroup(value) && isText(value['name'])) return inLanguage(value['name'], language);
  const text =
    typeof value === 'string'
      ? value
      : JSON.stringify(value)
          .replaceAll(/["{}[\]]/g, ' ')
          .trim();
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is LocalizedText {
  if (!isGroup(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => isLanguage(key) && typeof text === 'string');
}

function textIn(value: unknown): LocalizedText {
  return isText(value) ? value : {};
}

function languagesOf(...texts: readonly LocalizedText[]): Language[] {
  return [...new Set(texts.flatMap((text) => Object.keys(text) as Language[]))];
}

function isPicture(value: unknown): value is Group & { readonly file: string } {
  return isGroup(value) && typeof value['file'] === 'string';
}

function hasNames(entries: readonly unknown[]): boolean {
  return entries.length > 0 && entries.every((entry) => isGroup(entry) && idOf(entry) !== '');
}

function idOf(entry: unknown): string {
  const id = isGroup(entry) ? (entry['id'] ?? entry['code']) : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** What an entry, or the thing of a whole file, is called. */
export function nameOf(entry: unknown, language: Language): string {
  const name = isGroup(entry) ? (entry['name'] ?? entry['title']) : undefined;
  if (isText(name)) return inLanguage(name, language);
  return typeof name === 'string' && name !== '' ? name : idOf(entry);
}
