import { expect, test } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { toursWording } from './tours-wording.ts';

test.each(LANGUAGES)(
  'the wording of guided tours in %s abbreviates minutes as the museum does',
  (language) => {
    expect(toursWording[language]['tours.list.minutes']).toBe('{minutes} min.');
  },
);
