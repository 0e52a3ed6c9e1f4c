// Lists of any length, written page by page while they are read, in the language of the office.
import { defaultLanguage } from '../../domain/language.ts';
import { OFFICE_LANGUAGES, officeLanguage } from '../../domain/staff/office-language.ts';
import { createFormats } from '../../domain/wording/formats.ts';
import type { Translate } from '../../domain/wording/message.ts';
import { type OfficeWording, officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import { compileWording } from '../pages/compile-wording.ts';
import type { Museum } from '../site/museum.ts';
import { csvRows } from './csv.ts';

export type OfficeI18n = {
  readonly t: Translate<OfficeWording>;
  readonly formats: ReturnType<typeof createFormats>;
};

/** @param asked the language of the page that the list was asked for on; otherwise the museum's own */
export function officeI18n({ settings }: Museum, asked: unknown): OfficeI18n {
  const language =
    OFFICE_LANGUAGES.find((one) => one === asked) ?? officeLanguage(defaultLanguage(settings.languages));
  const wording = compileWording(officeWording[language]);
  return { t: createTranslate<OfficeWording>(wording, language), formats: createFormats(language) };
}

export type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** The columns' names, then every page from the first one on. */
export async function* pagedCsv<Row>(
  columns: readonly (readonly [name: string, value: (row: Row) => string | number])[],
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncIterable<string> {
  yield csvRows([columns.map(([name]) => name)], true);
  let cursor: string | undefined;
  do {
    const { rows, next } = await readPage(cursor);
    if (rows.length > 0) yield csvRows(rows.map((row) => columns.map(([, value]) => value(row))));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/** What of a query the journal says: the filters that are set. */
export function filtersIn(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const set = Object.entries(query).filter(([name, value]) => name !== 'lang' && value);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}
