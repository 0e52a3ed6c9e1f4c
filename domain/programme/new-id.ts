// Ids that nobody has to think of: made of a name, once.

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
};
const LONGEST = 50;

/** `fruehling-am-strom` of “Frühling am Strom”; with a number where it is taken. */
export function newId(name: string, taken: readonly string[], otherwise: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  const wanted = plain || otherwise;
  if (!taken.includes(wanted)) return wanted;
  for (let number = 2; ; number += 1)
    if (!taken.includes(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
