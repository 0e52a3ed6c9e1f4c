import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  [['Müller', 'Mueller', 'Muller', 'MÜLLER', 'mu\u0308ller'], ['muller']],
  [
    ['Søren Kjær', 'Soeren Kjaer', 'soren kjar'],
    ['soren', 'kjar'],
  ],
  [['Ångström', 'Aangstroem', 'Angstrom'], ['angstrom']],
  [['Strauß', 'Strauss'], ['strauss']],
  [
    ['André Lefèvre', 'Andre Lefevre'],
    ['andre', 'lefevre'],
  ],
  [['O’Neil', "O'Neil", 'ONeil'], ['oneil']],
  [
    ['Müller-Lüdenscheidt', 'Mueller Luedenscheidt'],
    ['muller', 'ludenscheidt'],
  ],
  [['Łukasz', 'Lukasz'], ['lukasz']],
  [['Dr. Anna Anna'], ['dr', 'anna']],
  [['Иванов'], ['иванов']],
  [['', ' - '], []],
])('%j are all found as %j', (names, words) => {
  for (const name of names) expect(foldName(name)).toEqual(words);
});
