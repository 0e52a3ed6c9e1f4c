// What the crawls of the languages tell each other: they run side by side, in processes of their own.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { journeyFolder } from './servers.ts';
import { sentencesOf } from './words.ts';

const folder = join(journeyFolder, 'crawl');

function note(name: string, text: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

function markOf(build: string): string {
  return `build-${createHash('sha256').update(build).digest('hex').slice(0, 24)}`;
}

/** Whether a page that differs from this one in nothing but its words was found right, in whichever language.
 * @param build of the page, and of the window */
export function isFoundRight(build: string): boolean {
  return existsSync(join(folder, markOf(build)));
}

export function findRight(build: string): void {
  note(markOf(build), '');
}

type Crawled = {
  readonly paths: readonly string[];
  /** Each sentence, and a path where it stands. */
  readonly said: Readonly<Record<string, string>>;
};

function crawledIn(language: Language): Crawled | undefined {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Compares a language with those crawled before it; each pair is so compared by whoever comes second. Answers pages that
 * one of the two alone has, and sentences that both have: these are not translated in one of them.
 * @param texts what is said, by path below the language
 */
export function compareLanguages(
  language: Language,
  texts: ReadonlyMap<string, readonly string[]>,
): string[] {
  const said: Record<string, string> = {};
  for (const [path, of] of texts) for (const sentence of sentencesOf(of)) said[sentence] ??= path;
  const paths = [...texts.keys()];
  note(`${language}.json`, JSON.stringify({ paths, said } satisfies Crawled));
  return LANGUAGES.filter((other) => other !== language).flatMap((other) => {
    const theirs = crawledIn(other);
    if (!theirs) return [];
    const alone = (mine: readonly string[], yours: readonly string[], where: Language) =>
      mine.filter((path) => !yours.includes(path)).map((path) => `only in ${where}: ${path}`);
    return [
      ...alone(paths, theirs.paths, language),
      ...alone(theirs.paths, paths, other),
      ...Object.keys(said)
        .filter((sentence) => sentence in theirs.said)
        .map((sentence) => `in ${language} and ${other}: ${sentence} (${said[sentence]})`),
    ];
  });
}
