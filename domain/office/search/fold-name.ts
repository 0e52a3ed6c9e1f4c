// How names are compared when staff look for an order (operations 2): in whichever way somebody writes or hears a name, it
// is the same. Müller, Mueller and Muller are one, and so are Søren and Soren, Århus and Aarhus, Strauß and Strauss.

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** How umlauts and å are written without them. */
const WRITTEN_OUT = /ae|oe|ue|aa/g;
const MOST_LETTERS = 40;

/** The words of a name, each once, as they are compared. */
export function foldName(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ.]/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.map((word) => word.replace(WRITTEN_OUT, ([first = '']) => first).slice(0, MOST_LETTERS)),
    ),
  ];
}
