// Every sentence that the checks of the folder can say has a German one: the sentences are read out of the checks themselves.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GERMAN_FILE_REASONS } from './german-file-reasons.ts';
import { GERMAN_REASONS } from './german-reasons.ts';
import { reasonIn } from './reason-in.ts';

const CHECKS = [
  'server/*/folder/*.ts',
  'server/museum-folder/{check-rules,check-basics,check-accent,file-text,misnamed,picture,theme,written-numbers}.ts',
  'server/museum-folder/look/{check-svg,font-file,look-folder,read-faces,read-icons,read-logo}.ts',
];

/** Verbs and beginnings by which a sentence to an author is known. */
const SENTENCE =
  /^(?:"?\{\d\}"? (?:is|has|had|overlaps|does|are|\w+ with)|(?:images|fonts)\/\{\d\} |the (?:calendar|pool) |there is no |is |are |must |needs? |has |have |goes? |names |means |ends |asks |slot |day |run |tour |person |stands |cannot |contains |declares |loads |refers |every museum |a donation |cookie_disclaimer |nothing in |overlaps )/;

/** Those that are put together of several: tested below. */
const PUT_TOGETHER = [
  'is {0}; {1}',
  '{0} has no methods to choose from',
  '"{0}" {1} when it was imported first, and keeps it; give out another code',
];

const sentences = [
  ...new Set(
    globSync(CHECKS)
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => literalsIn(readFileSync(file, 'utf8')))
      .filter((text) => SENTENCE.test(text) && !PUT_TOGETHER.includes(text)),
  ),
];

/** Quoted texts and templates; what a template puts in is `{0}`, `{1}`. */
function literalsIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$|^import .*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*?)`(?!\w)/g)].map(
    ([, quoted, template]) => {
      let hole = 0;
      return (
        quoted ?? (template ?? '').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, () => `{${hole++}}`)
      ).replaceAll(/\\(['`])/g, '$1');
    },
  );
}

test('the checks have sentences', () => {
  expect(sentences.length).toBeGreaterThan(120);
});

test.each(sentences)('%s', (sentence) => {
  const said = sentence.replaceAll(/\{(\d)\}/g, 'X$1');
  expect(reasonIn('de', said)).not.toContain('YAML');
  expect(reasonIn('de', said)).not.toBe(said);
});

test.each(Object.entries({ ...GERMAN_FILE_REASONS, ...GERMAN_REASONS }))(
  '%s: what differs stands in the German sentence, too',
  (english, german) => {
    expect(holesOf(german)).toEqual(holesOf(english));
  },
);

function holesOf(text: string): string[] {
  return (text.match(/\{\d\}/g) ?? []).toSorted();
}

describe('a message reads', () => {
  test.each([
    ['tickets[2]: is missing price', 'tickets[2]: price fehlt'],
    ['must be a list or a group of fields', 'muss eine Liste oder eine Gruppe von Feldern sein'],
    [
      'limits.admissions_per_order: must be at least 1',
      'limits.admissions_per_order: muss mindestens 1 sein',
    ],
    [
      'tickets[1].price: "8.00" can be read in two ways: write 800 for 8.00, or 8 for 0.08',
      'tickets[1].price: „8.00“ lässt sich auf zwei Arten lesen: Schreiben Sie 800 für 8.00 oder 8 für 0.08',
    ],
    [
      'slots[1].times.last: is no time of this series: from 10:00 every 60 minutes, the last is 16:00 or 17:00',
      'slots[1].times.last: ist keine Uhrzeit dieser Reihe: ab 10:00 alle 60 Minuten, die letzte ist 16:00 oder 17:00',
    ],
    [
      'the pool "nord" is not made of time slots (rules with times)',
      'das Kontingent „nord“ besteht nicht aus Terminen (Regeln mit times)',
    ],
    [
      'payment_types[1].method: is visa; may be card, paypal',
      'payment_types[1].method: ist visa; möglich sind card, paypal',
    ],
    [
      '"ABCD" had the vat_value 7 when it was imported first, and keeps it; give out another code',
      '„ABCD“ hatte beim ersten Import den vat_value 7, und dabei bleibt es; geben Sie einen anderen Code aus',
    ],
    [
      'Flow map in block collection must be sufficiently indented',
      'ist kein gültiges YAML: Flow map in block collection must be sufficiently indented',
    ],
  ])('%s', (english, german) => {
    expect(reasonIn('de', english)).toBe(german);
    expect(reasonIn('en', english)).toBe(english);
  });
});
