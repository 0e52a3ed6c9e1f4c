// `pages/*.md`: the museum's static pages. Each must exist in the museum's default language.
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import { changePages } from '../change-museum.ts';
import { joinPages, type PageText, readPageTexts } from './page-files.ts';

export const pagesFormat: FolderFormat<PageText> = {
  files: 'pages/*.md',
  read: readPageTexts,
  check: (files, { museum }) => checkLanguage(files, defaultLanguage(museum.languages)),
  async write(sql, files) {
    await changePages(sql, joinPages(files.map(({ value }) => value)));
    return {};
  },
};

function checkLanguage(files: readonly ReadFile<PageText>[], required: Language): void {
  for (const [, [first, ...others]] of Map.groupBy(files, ({ value }) => value.id))
    if (first && ![first, ...others].some(({ value }) => value.language === required))
      first.report([], `is missing in ${required}, the default language`);
}
