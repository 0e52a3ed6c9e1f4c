// fontkit ships no types; this is all of it that the documents use.
declare module 'fontkit' {
  export type Font = { hasGlyphForCodePoint(codePoint: number): boolean };
  export const create: (data: Uint8Array) => Font;
}
