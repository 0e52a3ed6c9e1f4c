// fontkit ships no types; this is all of it that the shop uses.
declare module 'fontkit' {
  type GlyphPosition = {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  };
  export type GlyphRun = {
    readonly positions: readonly GlyphPosition[];
    /** The sum of the positions, in units of the font. */
    readonly advanceWidth: number;
  };
  export type Glyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly path: object;
    /** Of TrueType fonts. Not part of fontkit's public interface: where it is missing, nothing is remembered. */
    _decode?: () => unknown;
  };
  /** Some glyphs of a font as a font of their own. */
  export type FontSubset = {
    /** Their numbers in the whole font. */
    readonly glyphs: readonly number[];
    /** Answers the glyph's number in the subset. */
    includeGlyph(glyph: number): number;
    encode(): Uint8Array;
  };
  export type Font = {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    readonly ascent: number;
    /** Below 0. */
    readonly descent: number;
    readonly lineGap: number;
    /** By their tags; none in a font that does not vary. */
    readonly variationAxes: Readonly<Record<string, { min: number; default: number; max: number }>>;
    readonly 'OS/2'?: { readonly usWeightClass: number; readonly panose: readonly number[] };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    createSubset(): FontSubset;
    layout(text: string, features?: object): GlyphRun;
  };
  export const create: (data: Uint8Array) => Font;
}
