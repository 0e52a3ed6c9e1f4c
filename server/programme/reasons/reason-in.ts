// What is wrong with the museum folder, in the language of whoever works in the office (ADR 148). The checks speak English, at the
// terminal, in logs and in the database; the German sentence is found by the English one.
import type { Language } from '../../../domain/language.ts';
import { GERMAN_FILE_REASONS, GERMAN_YAML_REASON } from './german-file-reasons.ts';
import { GERMAN_PARTS, GERMAN_REASONS } from './german-reasons.ts';

/** The way to a value, or a file, where a message has one: `tickets[2].price: `. */
const WAY = /^([^\s:]+: )(.*)$/s;

type German = { readonly pattern: RegExp; readonly holes: readonly number[]; readonly text: string };

const GERMAN: readonly German[] = Object.entries({ ...GERMAN_FILE_REASONS, ...GERMAN_REASONS })
  // What says most is tried first: `must be {0}` fits many.
  .toSorted(([one], [other]) => wordsOf(other) - wordsOf(one))
  .map(([english, text]) => ({ ...patternOf(english), text }));

/** A message of a check. In German, one that nobody has translated says that the file cannot be read, and then its English. */
export function reasonIn(language: Language, reason: string): string {
  if (language !== 'de') return reason;
  const whole = german(reason);
  if (whole !== undefined) return whole;
  const [, way = '', text = reason] = WAY.exec(reason) ?? [];
  return way + (german(text) ?? GERMAN_YAML_REASON.replace('{0}', text));
}

/** The same of all that is wrong with a folder. */
export function reasonsIn<Problem extends { readonly reason: string }>(
  language: Language,
  problems: readonly Problem[],
): Problem[] {
  return problems.map((problem) => ({ ...problem, reason: reasonIn(language, problem.reason) }));
}

function german(reason: string): string | undefined {
  for (const { pattern, holes, text } of GERMAN) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const part = (hole: number) => partIn(found[holes.indexOf(hole) + 1] ?? '');
    return text.replace(/\{(\d)\}/g, (_, hole) => part(Number(hole)));
  }
  return undefined;
}

/** `16:00 or 17:00`, `a list or a group of fields`. */
function partIn(part: string): string {
  return GERMAN_PARTS[part] ?? part.split(' or ').map(wordIn).join(' oder ');
}

function wordIn(word: string): string {
  return GERMAN_PARTS[word] ?? word;
}

function patternOf(english: string): Pick<German, 'pattern' | 'holes'> {
  const pieces = english.split(/\{\d\}/).map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const holes = [...english.matchAll(/\{(\d)\}/g)].map(([, hole]) => Number(hole));
  return { pattern: new RegExp(`^${pieces.join('(.+?)')}$`, 's'), holes };
}

function wordsOf(english: string): number {
  return english.replaceAll(/\{\d\}/g, '').length;
}
