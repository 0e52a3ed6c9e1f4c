// The faces of print: the museum's own, where it has some, and the shop's two. The registry splits a face into files by
// script; a face here is all of them, and each character is set from the first file that has it. Fonts are read and parsed
// once per thread.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { keepSubsets } from './font-subsets.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

const FACES = {
  text: { family: 'hanken-grotesk', weight: 400 },
  strong: { family: 'hanken-grotesk', weight: 600 },
  display: { family: 'bricolage-grotesque', weight: 700 },
} as const;
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

export type Face = keyof typeof FACES;
/** A stretch of text that one font file can set. */
export type FontRun = { readonly fontName: string; readonly text: string };

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

const shopNames: Record<Face, readonly string[]> = {
  text: filesOf('text'),
  strong: filesOf('strong'),
  display: filesOf('display'),
};
let fontNames: Record<Face, readonly string[]> = shopNames;

/** The museum's own faces: by what they set the names of their files, and by these names their content. */
export type OwnFaces = {
  readonly names: Partial<Record<Face, string>>;
  readonly files: Readonly<Record<string, Uint8Array>>;
};

/** Sets what is drawn from now on in these faces. A thread draws one document at a time, without a pause. */
export function setFaces({ names, files }: OwnFaces): void {
  for (const [name, content] of Object.entries(files))
    if (!fonts.has(name)) fonts.set(name, prepared(Buffer.from(content)));
  const firstOf = (face: Face) => {
    const name = names[face];
    return name !== undefined && fonts.has(name) ? [name, ...shopNames[face]] : shopNames[face];
  };
  const next = { text: firstOf('text'), strong: firstOf('strong'), display: firstOf('display') };
  for (const face of ['text', 'strong', 'display'] as const)
    if (next[face][0] !== fontNames[face][0]) widths[face].clear();
  fontNames = next;
}

// What `Intl` writes between number and unit, and what people paste, in signs that the fonts have.
const STAND_INS: readonly [RegExp, string][] = [
  [/[\u2000-\u200a\u202f]/g, '\u00a0'],
  [/\u2011/g, '-'],
  [/[\u200b-\u200f\u2060\ufeff]/g, ''],
  [/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '],
];

/** The parsed font behind a `fontName`, for pdfkit's `registerFont`. */
export function fontNamed(fontName: string): Font {
  const known = fonts.get(fontName);
  if (known) return known;
  const font = prepared(woffToSfnt(readFileSync(resolve(fontName))));
  fonts.set(fontName, font);
  return font;
}

function prepared(content: Buffer): Font {
  const font = create(content);
  // A glyph keeps the character it was first asked for, and none where it was first drawn as part of another, as the E
  // of an È is: from then on, no document of this process would let an E be read aloud or copied.
  for (const codePoint of font.characterSet) rememberOutline(font.glyphForCodePoint(codePoint));
  rememberLayouts(font);
  keepSubsets(font);
  return font;
}

/**
 * Most of what is printed was printed before: words of the museum and of the wording. The positions are copies, because
 * pdfkit scales those that it gets.
 */
function rememberLayouts(font: Font): void {
  const lay = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features) return lay(text, features);
    const run = known.get(text) ?? lay(text);
    remember(known, text, run);
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
      positions: run.positions.map((position) => ({ ...position })),
    });
  };
}

/** fontkit reads a glyph's outline again for each document that embeds it. */
function rememberOutline(glyph: Glyph): void {
  const read = glyph._decode?.bind(glyph);
  if (!read) return;
  let outline: unknown;
  glyph._decode = () => {
    outline ??= read();
    return outline;
  };
}

/** The width of a text in ems: pdfkit sets it word by word, each with the space behind it. */
export function widthOf(face: Face, text: string): number {
  return (text.match(/[^ ]* |[^ ]+$/g) ?? []).reduce((width, word) => width + wordWidth(face, word), 0);
}

const widths: Record<Face, Map<string, number>> = { text: new Map(), strong: new Map(), display: new Map() };

function wordWidth(face: Face, word: string): number {
  const width =
    widths[face].get(word) ??
    fontRuns(face, word).reduce((sum, run) => {
      const font = fontNamed(run.fontName);
      return sum + font.layout(run.text).advanceWidth / font.unitsPerEm;
    }, 0);
  remember(widths[face], word, width);
  return width;
}

/** Names of visitors are among it, so it is bounded rather than kept for the life of the thread. */
const MOST_REMEMBERED = 4000;

function remember<Value>(known: Map<string, Value>, text: string, value: Value): void {
  if (known.has(text)) return;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(text, value);
}

/** Can every character be set? Where not (a name in Cyrillic), leave the text out rather than print boxes. */
export function canPrint(face: Face, text: string): boolean {
  return [...printable(text)].every((character) => fontFor(face, character) !== undefined);
}

function printable(text: string): string {
  return STAND_INS.reduce(
    (result, [pattern, standIn]) => result.replace(pattern, standIn),
    text.normalize('NFC'),
  );
}

function fontFor(face: Face, character: string): string | undefined {
  return isLatin(character) && hasLatin(face)
    ? fontNames[face][0]
    : fontNames[face].find((name) => fontNamed(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** The shop's files have all of it; of a museum's, an import has asked for letters, figures and common signs alone. */
function hasLatin(face: Face): boolean {
  return fontNames[face] === shopNames[face];
}

function isLatin(character: string): boolean {
  return character >= ' ' && character <= '~';
}

/** The text without the signs that no font has, such as pictures; '' where letters are among them. */
export function printableText(face: Face, text: string): string {
  const missing = [...printable(text)].filter((character) => fontFor(face, character) === undefined);
  if (missing.some((character) => /\p{L}/u.test(character))) return '';
  return [...text.normalize('NFC')].filter((character) => !missing.includes(character)).join('');
}

/** Splits text into runs of one font each; a character that no file has becomes a question mark. */
export function fontRuns(face: Face, text: string): FontRun[] {
  if (hasLatin(face) && /^[ -~]*$/.test(text))
    return text === '' ? [] : [{ fontName: fontNames[face][0] ?? '', text }];
  const runs: { fontName: string; text: string }[] = [];
  for (const character of printable(text)) {
    const found = fontFor(face, character);
    const fontName = found ?? fontNames[face][0] ?? '';
    const shown = found ? character : '?';
    const last = runs.at(-1);
    if (last?.fontName === fontName) last.text += shown;
    else runs.push({ fontName, text: shown });
  }
  return runs;
}

function filesOf(face: Face): string[] {
  const { family, weight } = FACES[face];
  return SCRIPTS.map((script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);
}
