// The texts of a draft's files, and what its settings and events give to choose from.
import { parse } from 'yaml';
import {
  defaultLanguage,
  inLanguage,
  isLanguage,
  type Language,
  type LocalizedText,
} from '../../../domain/language.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import { isGroupValue, type ThingOption, type ThingValue } from '../../../domain/programme/thing-shape.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { TERMS } from '../../site/folder/check-links.ts';
import { MENU_ENTRIES, museumWords } from '../../site/folder/museum-words.ts';
import { textOfBlob } from '../text-of-blob.ts';
import type { Offered } from './shape-of-schema.ts';

export type DraftOffer = {
  readonly offered: Offered;
  readonly languages: readonly Language[];
  readonly currency: string;
  /** Of each file of YAML, by its path. */
  readonly texts: ReadonlyMap<string, string>;
};

const LISTS = [
  'venues',
  'custom_groups',
  'ticket_groups',
  'article_categories',
  'voucher_groups',
  'pools',
] as const;

/** Undefined where `museum.yaml` cannot be read. @param language in which names are offered */
export async function readDraft(
  sql: Sql,
  files: FileList,
  language: Language,
): Promise<DraftOffer | undefined> {
  const texts = new Map<string, string>();
  for (const [path, hash] of Object.entries(files))
    if (/\.ya?ml$/.test(path)) texts.set(path, (await textOfBlob(sql, hash)) ?? '');
  const museum = groupIn(texts.get('museum.yaml') ?? '');
  const spoken = Array.isArray(museum?.['languages']) ? museum['languages'] : [];
  const languages = spoken.filter((one): one is Language => isLanguage(String(one)));
  if (!museum || languages.length === 0) return undefined;
  const shown = languages.includes(language) ? language : defaultLanguage(languages);
  const events = [...texts].flatMap(([path, text]) =>
    path.startsWith('events/') ? (groupIn(text) ?? []) : [],
  );
  const lists = LISTS.map((name) => [name, named(museum[name], shown)] as const);
  const words = museumWords(language);
  const symbol = museum['currencySymbol'];
  return {
    offered: {
      ...(Object.fromEntries(lists) as Record<(typeof LISTS)[number], ThingOption[]>),
      events: named(events, shown),
      menu: MENU_ENTRIES.map((value) => ({ value, name: words[`site.nav.${value}`] ?? value })),
      terms: TERMS.map((value) => ({ value, name: words[`site.page.${value}`] ?? value })),
      // Its name is a word of the office.
      banner_places: [{ value: 'home', name: '' }],
      words: Object.entries(words).map(([value, name]) => ({ value, name })),
    },
    languages,
    currency: typeof symbol === 'string' ? symbol : '€',
    texts,
  };
}

/** Every id in a value, at whatever depth. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isGroupValue(value)) return [];
  const own = typeof value['id'] === 'string' ? [value['id']] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function named(list: unknown, language: Language): ThingOption[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isGroupValue).flatMap(({ id, name }) => {
    if (typeof id !== 'string') return [];
    return [{ value: id, name: isGroupValue(name) ? inLanguage(name as LocalizedText, language) : id }];
  });
}

function groupIn(text: string): ThingValue | undefined {
  try {
    const value: unknown = parse(text);
    return isGroupValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
