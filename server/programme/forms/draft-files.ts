// The files of a draft as its forms need them: the settings that a form offers, and the events.
import { parse } from 'yaml';
import { defaultLanguage, inLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import type { EventChoices } from '../../../domain/programme/event-form.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { textOfBlob } from '../text-of-blob.ts';

type Group = Readonly<Record<string, unknown>>;

/** A file of `events/`: its text, and what it says. */
export type EventInFolder = { readonly path: string; readonly text: string; readonly value: Group };

/** The events of a folder that are YAML at all. */
export async function readEvents(sql: Sql, files: FileList): Promise<EventInFolder[]> {
  const paths = Object.keys(files).filter((path) => /^events\/[^/]+\.ya?ml$/.test(path));
  const read = await Promise.all(
    paths.map(async (path) => {
      const text = (await textOfBlob(sql, files[path] as string)) ?? '';
      const value = parsed(text);
      return value ? [{ path, text, value }] : [];
    }),
  );
  return read.flat();
}

/** What the forms offer; undefined where `museum.yaml` cannot be read. */
export async function readChoices(
  sql: Sql,
  files: FileList,
  language: Language,
): Promise<EventChoices | undefined> {
  const hash = files['museum.yaml'];
  const museum = hash === undefined ? undefined : parsed((await textOfBlob(sql, hash)) ?? '');
  const languages = listOf(museum?.['languages']).filter((one): one is Language => isLanguage(String(one)));
  if (!museum || languages.length === 0) return undefined;
  const shown = languages.includes(language) ? language : defaultLanguage(languages);
  const named = (list: unknown) =>
    listOf(list).flatMap((entry) => {
      const { id, name } = (entry ?? {}) as { id?: unknown; name?: unknown };
      if (typeof id !== 'string') return [];
      return [{ id, name: typeof name === 'object' && name !== null ? inLanguage(name, shown) : id }];
    });
  return {
    languages,
    currency: typeof museum['currencySymbol'] === 'string' ? museum['currencySymbol'] : '€',
    venues: named(museum['venues']),
    groups: named(museum['custom_groups']),
    ticket_groups: named(museum['ticket_groups']),
  };
}

function parsed(text: string): Group | undefined {
  try {
    const value: unknown = parse(text);
    return typeof value === 'object' && value !== null ? (value as Group) : undefined;
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
