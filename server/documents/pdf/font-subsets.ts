// A document brings along the glyphs that it is set in. To collect and to pack them took two fifths of the time of a ticket,
// and most documents need nearly the same ones: so each gets all of ASCII, always in one order, and what is made for a
// document is kept for the next that needs the same glyphs beyond. The same document still is the same bytes.
import { constants, deflateSync } from 'node:zlib';
import type { Font, FontSubset } from 'fontkit';
import type PDFDocument from 'pdfkit';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);
/** Of each font, by the glyphs in it. Names of visitors are among what is printed, so it is bounded. */
const MOST_KEPT = 64;
const BEST = { level: constants.Z_BEST_COMPRESSION };

type Pdf = InstanceType<typeof PDFDocument>;
/** What pdfkit notes of each glyph of an embedded font, by its number there. */
type Embedded = { readonly widths: number[]; readonly unicode: (readonly number[])[] };
type Reference = { compress: boolean; readonly data: { Filter?: string }; end(chunk?: unknown): void };

/** What the parts of fonts are when packed, by the part itself: a kept subset, or the text of its character map. */
const packedSubsets = new WeakMap<object, Buffer>();
const packedMaps = new Map<string, Buffer>();

/** Lets a font keep the subsets that are made of it. */
export function keepSubsets(font: Font): void {
  const create = font.createSubset.bind(font);
  const kept = new Map<string, Uint8Array>();
  font.createSubset = () => {
    const subset = create();
    for (const glyph of asciiOf(font)) subset.includeGlyph(glyph.id);
    const encode = subset.encode.bind(subset);
    subset.encode = () => {
      const key = subset.glyphs.join();
      const made = kept.get(key) ?? encode();
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, made);
      if (!packedSubsets.has(made)) packedSubsets.set(made, deflateSync(made, BEST));
      return made;
    };
    return subset;
  };
}

function asciiOf(font: Font) {
  return ASCII.filter((code) => font.hasGlyphForCodePoint(code)).map((code) => font.glyphForCodePoint(code));
}

/** Notes the width and the character of each glyph that `keepSubsets` adds, for the document's present font. */
export function noteAscii(pdf: Pdf, font: Font): void {
  const { widths, unicode, subset } = (pdf as unknown as { _font: Embedded & { subset: FontSubset } })._font;
  for (const glyph of asciiOf(font)) {
    const number = subset.includeGlyph(glyph.id);
    widths[number] = (glyph.advanceWidth * 1000) / font.unitsPerEm;
    unicode[number] = glyph.codePoints;
  }
}

/** Has a document take what is packed already. */
export function takePacked(pdf: Pdf): void {
  const document = pdf as unknown as { ref(data?: object): Reference };
  const make = document.ref.bind(pdf);
  document.ref = (data) => {
    const reference = make(data);
    const end = reference.end.bind(reference);
    reference.end = (chunk) => {
      const packed = packedOf(chunk);
      if (!packed) return end(chunk);
      reference.compress = false;
      reference.data.Filter = 'FlateDecode';
      return end(packed);
    };
    return reference;
  };
}

function packedOf(chunk: unknown): Buffer | undefined {
  if (chunk instanceof Uint8Array) return packedSubsets.get(chunk);
  if (typeof chunk !== 'string' || !chunk.startsWith('/CIDInit')) return undefined;
  const packed = packedMaps.get(chunk) ?? deflateSync(Buffer.from(chunk, 'latin1'), BEST);
  if (packedMaps.size >= MOST_KEPT) packedMaps.clear();
  packedMaps.set(chunk, packed);
  return packed;
}
