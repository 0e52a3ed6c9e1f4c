// Notes that the crawls of the languages share as files: each crawl runs in its own process, some at the same time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { journeyFolder } from '../servers.ts';
import { sentencesOf } from './words.ts';

const folder = join(journeyFolder, 'crawl');

function note(name: string, text: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

function markOf(build: string): string {
  return `build-${createHash('sha256').update(build).digest('hex').slice(0, 24)}`;
}

/**
 * Whether a page that differs from this one only in its words has passed its check, in any language.
 * @param build the page's markup without words, and the window's size
 */
export function hasPassed(build: string): boolean {
  return existsSync(join(folder, markOf(build)));
}

export function markAsPassed(build: string): void {
  note(markOf(build), '');
}

type Crawled = {
  readonly paths: readonly string[];
  /** Each sentence, with the path of a page that contains it. */
  readonly said: Readonly<Record<string, string>>;
};

function crawledIn(language: Language): Crawled | undefined {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Compares a language with those crawled before it, so that every two languages are compared once. Returns the pages that
 * only one of the two has, and the sentences that both have: one of the two has not translated them.
 * @param texts the texts of each page, by its path below the language
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
