// Fills compiled ICU messages in. Compiling needs the parser and happens on the server only; this half is small
// enough for the browser.
import format from 'icu-minify/format';
import { type Language, LOCALES } from '../language.ts';
import { formatters } from './formats.ts';
import type { Translate } from './message.ts';

export type CompiledMessage = Parameters<typeof format>[0];
export type CompiledWording = Readonly<Record<string, CompiledMessage>>;

/** The `t` of one language. A key without wording shows as itself, so that it is seen and never breaks a page. */
export function createTranslate<Reference extends Record<string, string>>(
  wording: CompiledWording,
  language: Language,
): Translate<Reference> {
  return ((key: string, values?: Record<string, string | number>) => {
    const message = wording[key];
    if (message === undefined) return key;
    if (typeof message === 'string') return message;
    return String(format(message, LOCALES[language], values, { formatters }));
  }) as Translate<Reference>;
}
