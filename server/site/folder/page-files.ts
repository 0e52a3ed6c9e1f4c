// A static page is one Markdown file per language, `pages/terms.de.md`; its first line is its title: `# Terms`.
import { isLanguage, LANGUAGES, type Language, type LocalizedText } from '../../../domain/language.ts';
import type { FolderProblem } from '../../museum-folder/folder-problem.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';

/** A page in all its languages. */
export type Page = { readonly id: string; readonly title: LocalizedText; readonly markdown: LocalizedText };

/** A page in one language. */
export type PageText = {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly markdown: string;
};

/** Reads the files; what is wrong goes to `problems`. */
export function readPageTexts(
  texts: ReadonlyMap<string, string>,
  problems: FolderProblem[],
): ReadFile<PageText>[] {
  return [...texts].flatMap(([name, text]) => readText(`pages/${name}`, name, text, problems) ?? []);
}

function readText(
  file: string,
  name: string,
  text: string,
  problems: FolderProblem[],
): ReadFile<PageText> | undefined {
  const report = (_path: unknown, reason: string) => {
    problems.push({ file, line: 1, reason });
  };
  const [, id, language] = /^([a-z0-9][a-z0-9_-]{0,63})\.([a-z]{2})\.md$/.exec(name) ?? [];
  if (!id || !isLanguage(language)) {
    report([], `must be named page.language.md, the language one of ${LANGUAGES.join(', ')}`);
    return undefined;
  }
  const [, title, markdown] = /^\s*# +(.+)(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (!title) {
    report([], 'must begin with its title: # Title');
    return undefined;
  }
  return { file, value: { id, language, title: title.trim(), markdown: (markdown ?? '').trim() }, report };
}

/** Puts the languages of each page together. */
export function joinPages(texts: readonly PageText[]): Page[] {
  return [...Map.groupBy(texts, ({ id }) => id)].map(([id, inLanguages]) => ({
    id,
    title: Object.fromEntries(inLanguages.map(({ language, title }) => [language, title])),
    markdown: Object.fromEntries(inLanguages.map(({ language, markdown }) => [language, markdown])),
  }));
}
