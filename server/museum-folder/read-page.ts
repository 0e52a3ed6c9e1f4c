// A static page is one Markdown file per language, `pages/terms.de.md`; its first line is its title: `# Terms`.
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  type LocalizedText,
} from '../../domain/language.ts';
import type { FolderProblem } from './folder-problem.ts';

export type Page = { readonly id: string; readonly title: LocalizedText; readonly markdown: LocalizedText };

/** Puts the languages of each page together; what is wrong goes to `problems`. */
export function readPages(texts: ReadonlyMap<string, string>, problems: FolderProblem[]): Page[] {
  const read = [...texts].flatMap(([name, text]) => readText(`pages/${name}`, name, text, problems) ?? []);
  return [...Map.groupBy(read, ({ id }) => id)].map(([id, inLanguages]) => {
    if (!inLanguages.some(({ language }) => language === DEFAULT_LANGUAGE)) {
      const file = `pages/${id}.${inLanguages[0]?.language}.md`;
      problems.push({ file, line: 1, reason: `is missing in ${DEFAULT_LANGUAGE}, the default language` });
    }
    return {
      id,
      title: Object.fromEntries(inLanguages.map(({ language, title }) => [language, title])),
      markdown: Object.fromEntries(inLanguages.map(({ language, markdown }) => [language, markdown])),
    };
  });
}

type PageText = {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly markdown: string;
};

function readText(file: string, name: string, text: string, problems: FolderProblem[]): PageText | undefined {
  const [, id, language] = /^([a-z0-9][a-z0-9_-]{0,63})\.([a-z]{2})\.md$/.exec(name) ?? [];
  if (!id || !isLanguage(language)) {
    problems.push({
      file,
      line: 1,
      reason: `must be named page.language.md, the language one of ${LANGUAGES.join(', ')}`,
    });
    return undefined;
  }
  const [, title, markdown] = /^\s*# +(.+)(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (!title) {
    problems.push({ file, line: 1, reason: 'must begin with its title: # Title' });
    return undefined;
  }
  return { id, language, title: title.trim(), markdown: (markdown ?? '').trim() };
}
