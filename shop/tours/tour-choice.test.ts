import { describe, expect, it } from 'vitest';
import { choiceIn, daysAskedFor, presetLanguages, searchOf, tourQuery, withLanguage } from './tour-choice.ts';

const TODAY = '2026-11-20';
function read(search: string, preset: readonly string[] = []) {
  return choiceIn(new URLSearchParams(search), preset);
}

describe('the choice of guided tours in the address', () => {
  it('starts with the language that is preset', () => {
    expect(read('', ['de']).languages).toEqual(['de']);
    expect(read('language=en,fr', ['de']).languages).toEqual(['en', 'fr']);
    expect(read('language=all', ['de']).languages).toEqual([]);
  });

  it.each([
    ['the visitor’s own language', ['de', 'fr'], 'fr', 'de', ['fr']],
    ['the museum’s usual one where no tour is given in the visitor’s', ['de', 'en'], 'da', 'en', ['en']],
    ['no language where no tour is given in either', ['gsg'], 'da', 'de', []],
    ['no language where the museum names none', ['de', 'en'], 'da', '', []],
  ])('presets %s', (_what, given, own, usual, preset) => {
    expect(
      presetLanguages(
        given.map((id) => ({ id })),
        own,
        usual,
      ),
    ).toEqual(preset);
  });

  it('leaves out defaults, and has "all" where a language is preselected', () => {
    expect(searchOf(read('', ['de']), ['de'])).toBe('?');
    expect(searchOf(read('language=all', ['de']), ['de'])).toBe('?language=all');
    expect(searchOf(read('language=all'), [])).toBe('?');
  });

  it('is read from the address as it was written', () => {
    const search = '?language=de,en&category=nature&venue=gallery&date=next-days&page=2';
    expect(searchOf(read(search), [])).toBe(search);
  });

  it('adds and removes a language, and returns to the first page', () => {
    const german = read('language=de&page=3');
    expect(withLanguage(german, 'en')).toMatchObject({ languages: ['de', 'en'], page: 1 });
    expect(withLanguage(german, 'de').languages).toEqual([]);
  });

  it('ignores invalid days and pages', () => {
    expect(read('date=2026-02-30&page=0')).toMatchObject({ date: '', page: 1 });
    expect(read('date=yesterday&page=x')).toMatchObject({ date: '', page: 1 });
    expect(read(`venue=${'x'.repeat(500)}`).venue).toHaveLength(64);
  });

  it('knows today, tomorrow and the next few days as today through four days ahead', () => {
    expect(daysAskedFor('today', TODAY)).toEqual([TODAY, TODAY]);
    expect(daysAskedFor('tomorrow', TODAY)).toEqual(['2026-11-21', '2026-11-21']);
    expect(daysAskedFor('next-days', TODAY)).toEqual([TODAY, '2026-11-24']);
    expect(daysAskedFor('', TODAY)).toBeUndefined();
  });

  it('asks the server for one page, and names a single day once', () => {
    expect(tourQuery(read('date=today&language=de,en&page=2'), TODAY)).toEqual({
      language: 'de,en',
      category: undefined,
      venue: undefined,
      date: TODAY,
      limit: '12',
      offset: '12',
    });
    expect(tourQuery(read('date=next-days'), TODAY).date).toBe('2026-11-20;2026-11-24');
  });
});
