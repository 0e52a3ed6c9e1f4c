import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { guaranteeWording } from './guarantee-wording.ts';

describe.each(LANGUAGES)('the notice on the legal guarantee in %s', (language) => {
  it.each(Object.entries(guaranteeWording.en))('%s stresses as much as the others', (key, english) => {
    const stars = (words: string) => words.split('*').length - 1;
    const words = guaranteeWording[language][key as keyof typeof guaranteeWording.en];
    expect(words.trim()).not.toBe('');
    expect(stars(words) % 2).toBe(0);
    expect(stars(words)).toBe(stars(english));
  });

  it('says for how long, and what a buyer gets', () => {
    const said = Object.values(guaranteeWording[language]).join(' ');
    expect(said).toContain('GARAN');
    expect(said).not.toContain('!');
    expect(guaranteeWording[language]['guarantee.code']).toContain('{address}');
  });
});
