// fontkit ships no types; this is all of it that the documents use.
declare module 'fontkit' {
  export type Font = {
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
  };
  export const create: (data: Uint8Array) => Font;
}
