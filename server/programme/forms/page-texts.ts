// A page of text of a draft: one file of Markdown per language, its title in the first line.
import { isLanguage, LANGUAGES, type LocalizedText } from '../../../domain/language.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import type { ThingField, ThingSection, ThingValue } from '../../../domain/programme/thing-shape.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { keepFile } from '../keep-files.ts';
import { textOfBlob } from '../text-of-blob.ts';

const FIELDS: readonly ThingField[] = [
  { name: 'title', optional: false, shape: { kind: 'texts', long: false } },
  { name: 'markdown', optional: false, shape: { kind: 'texts', long: true } },
];
export const PAGE_SECTIONS: readonly ThingSection[] = [{ name: 'what', fields: FIELDS }];

export function pageIds(files: FileList): string[] {
  return [
    ...new Set(Object.keys(files).flatMap((path) => /^pages\/(.+)\.[a-z]{2}\.md$/.exec(path)?.[1] ?? [])),
  ];
}

/** Undefined where there is no such page. */
export async function readPage(sql: Sql, files: FileList, id: string): Promise<ThingValue | undefined> {
  const title: Record<string, string> = {};
  const markdown: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const hash = files[pathOf(id, language)];
    if (hash === undefined) continue;
    const text = (await textOfBlob(sql, hash)) ?? '';
    const [, head = '', rest = ''] = /^\s*# +(.+)(?:\r?\n([\s\S]*))?$/.exec(text) ?? [undefined, '', text];
    title[language] = head.trim();
    markdown[language] = rest.trim();
  }
  return Object.keys(title).length > 0 ? { title, markdown } : undefined;
}

/** The folder with the page; files of languages that say the same as before stay as they are. */
export async function writePage(
  sql: Sql,
  files: FileList,
  id: string,
  { before, after, now }: { before: ThingValue; after: ThingValue; now: Date },
): Promise<FileList> {
  const written: Record<string, string> = { ...files };
  for (const language of LANGUAGES) {
    const [was, is] = [before, after].map((value) => inOne(value, language));
    if (!is || (was?.title === is.title && was.markdown === is.markdown)) continue;
    const path = pathOf(id, language);
    if (is.title === '' && is.markdown === '') delete written[path];
    else written[path] = await keepFile(sql, Buffer.from(`# ${is.title}\n\n${is.markdown}\n`), now);
  }
  return written;
}

export function withoutPage(files: FileList, id: string): FileList {
  const own = new Set(LANGUAGES.filter(isLanguage).map((language) => pathOf(id, language)));
  return Object.fromEntries(Object.entries(files).filter(([path]) => !own.has(path)));
}

function inOne(value: ThingValue, language: keyof LocalizedText) {
  const text = (name: string) => ((value[name] ?? {}) as LocalizedText)[language] ?? '';
  return { title: text('title').trim(), markdown: text('markdown').trim() };
}

function pathOf(id: string, language: string): string {
  return `pages/${id}.${language}.md`;
}
