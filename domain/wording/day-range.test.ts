import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { createFormats } from './formats.ts';

it.each(LANGUAGES)(
  'the run of an exhibition has the days that its first and last day have alone, in %s',
  (language) => {
    const { day, dayRange } = createFormats(language);
    const run = dayRange('2026-11-02', '2027-05-01');
    expect(run.startsWith(day('2026-11-02')), run).toBe(true);
    expect(run.endsWith(day('2027-05-01')), run).toBe(true);
  },
);
