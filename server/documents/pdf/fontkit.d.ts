// fontkit ships no types; this is all of it that the documents use.
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
    /** Of TrueType fonts. Not part of fontkit's public interface: where it is missing, nothing is remembered. */
    _decode?: () => unknown;
  };
  export type Font = {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string, features?: object): GlyphRun;
  };
  export const create: (data: Uint8Array) => Font;
}
