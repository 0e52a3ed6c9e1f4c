import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { createTranslate } from '../translate.ts';
import { vouchersWording } from './vouchers-wording.ts';

const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? ''))].sort();

describe.each(LANGUAGES)('the wording of vouchers in %s', (language) => {
  const wording: Record<string, string> = vouchersWording[language];

  it.each(Object.entries(vouchersWording.en))('%s says it with the same values', (key, english) => {
    expect(argumentsOf(wording[key] ?? '')).toEqual(argumentsOf(english));
  });

  it('can be spoken, for none, one and many', () => {
    const compiled = Object.fromEntries(
      Object.entries(wording).map(([key, message]) => [key, compile(message)]),
    );
    const t = createTranslate<Record<string, string>>(compiled, language) as (
      key: string,
      values: object,
    ) => string;
    for (const [key, message] of Object.entries(wording))
      for (const count of [0, 1, 14]) {
        const values = Object.fromEntries(argumentsOf(message).map((name) => [name, count]));
        expect(t(key, values)).not.toMatch(/[{}#]|^$/);
      }
  });

  it('does not shout', () => {
    for (const message of Object.values(wording)) expect(message).not.toContain('!');
  });
});
