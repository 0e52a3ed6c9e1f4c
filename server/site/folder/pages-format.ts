// `pages/*.md`: the museum's static pages. Each is there in the museum's default language.
import { DEFAULT_LANGUAGE } from '../../../domain/language.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import { changePages } from '../change-museum.ts';
import { joinPages, type PageText, readPageTexts } from './page-files.ts';

export const pagesFormat: FolderFormat<PageText> = {
  files: 'pages/*.md',
  read: readPageTexts,
  check: checkDefaultLanguage,
  async write(sql, files) {
    await changePages(sql, joinPages(files.map(({ value }) => value)));
    return {};
  },
};

function checkDefaultLanguage(files: readonly ReadFile<PageText>[]): void {
  for (const [, [first, ...others]] of Map.groupBy(files, ({ value }) => value.id))
    if (first && ![first, ...others].some(({ value }) => value.language === DEFAULT_LANGUAGE))
      first.report([], `is missing in ${DEFAULT_LANGUAGE}, the default language`);
}
