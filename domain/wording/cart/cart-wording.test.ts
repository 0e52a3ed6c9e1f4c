import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { customersWording } from '../customers/customers-wording.ts';
import { createTranslate } from '../translate.ts';
import { cartWording } from './cart-wording.ts';

const all = (language: (typeof LANGUAGES)[number]): Record<string, string> => ({
  ...cartWording[language],
  ...customersWording[language],
});
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();
const ANY = { count: 3, days: 14, name: 'x', price: 'x', day: 'x', from: 'x', to: 'x' };

describe.each(LANGUAGES)('the wording of cart and registration in %s', (language) => {
  const wording = all(language);

  it.each(Object.entries(all('en')))('%s says it with the same values', (key, english) => {
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
    for (const key of Object.keys(wording))
      for (const count of [0, 1, 14]) {
        const values = Object.fromEntries(
          [...Object.keys(ANY), ...argumentsOf(wording[key] ?? '')].map((name) => [name, 'x']),
        );
        expect(t(key, { ...values, count, days: count || 1 })).not.toMatch(/[{}#]|^$/);
      }
  });

  it('does not shout', () => {
    for (const message of Object.values(wording)) expect(message).not.toContain('!');
  });
});
