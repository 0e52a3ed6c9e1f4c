// The parser of ICU messages lives on the server alone; the browser receives messages already compiled.
import compile from 'icu-minify/compile';
import type { CompiledMessage, CompiledWording } from '../../domain/wording/translate.ts';

/** Compiles a catalogue; later sources win over earlier ones, key by key (spec decisions 6, order of wording). */
export function compileWording(
  ...sources: readonly (Readonly<Record<string, string>> | undefined)[]
): CompiledWording {
  const compiled: Record<string, CompiledMessage> = {};
  for (const [key, message] of Object.entries(Object.assign({}, ...sources) as Record<string, string>))
    compiled[key] = compile(message);
  return compiled;
}
