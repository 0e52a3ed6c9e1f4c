// What scripts, broken programs and curious people make of a value.
import type { Maker } from './make-value.ts';

/** Texts that have broken programs before. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\ufeff',
  "'; drop table placed_order; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '{{7*7}}',
  '%00%0a%0d',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(400),
  'ä'.repeat(3000),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31 23:59',
  '2027-03-28 02:30',
  '+0100-01-01',
  '🏛️'.repeat(50),
];

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  [],
  {},
  [[]],
  { length: 1e9 },
  Array(300).fill(0),
];

/** The same value with one thing changed somewhere in it. */
export function damage(maker: Maker, value: unknown): unknown {
  const { chance } = maker;
  if (Array.isArray(value) && value.length > 0 && !chance.oneIn(4)) {
    const at = chance.below(value.length);
    return value.map((item, index) => (index === at ? damage(maker, item) : item));
  }
  if (typeof value === 'object' && value !== null && !chance.oneIn(5)) return damageObject(maker, value);
  return chance.oneIn(2) ? chance.pick(ODD_TEXTS) : chance.pick(ODD_VALUES);
}

function damageObject(maker: Maker, value: object): object {
  const { chance, words } = maker;
  const names = Object.keys(value);
  const name = names.length > 0 ? chance.pick(names) : 'x';
  if (chance.oneIn(5)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  if (chance.oneIn(5)) return { ...value, [chance.pick([...ODD_TEXTS, ...words])]: chance.pick(ODD_VALUES) };
  return { ...value, [name]: damage(maker, (value as Record<string, unknown>)[name]) };
}
