// The look of a museum for tests: logos, icons and faces that one recognises, made or taken from the shop's packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';

const { resolve } = createRequire(import.meta.url);

/** A jetty and its name: dark blue lines on nothing, four times as wide as high. */
export const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" width="400" height="100"><g fill="none" stroke="#12324f" stroke-width="12">' +
  '<path d="M0 34h104M16 34v44M88 34v44M0 88h104"/>' +
  '<path d="M184 24h-42v27h36v29h-42M200 24h52M226 24v62M316 24h-44v56h44M272 52h36M392 24h-54v56h48V54h-22"/>' +
  '</g></svg>';

/** The same for dark paper. */
export const DARK_LOGO_SVG = LOGO_SVG.replace('#12324f', '#bfe3ff');

export const FAVICON_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" fill="#7a2f63"/><path d="M4 10h24v4H4zM8 14h3v12H8zM21 14h3v12h-3z" fill="#fff"/></svg>';

/** A drawing as a PNG of so many pixels. */
export function pngOf(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 }).resize({ width }).png().toBuffer();
}

/** An ICO with one picture in it. */
export async function icoOf(svg: string): Promise<Buffer> {
  const png = await pngOf(svg, 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/** Two faces with the letters of all of the shop's languages: the shop's own, the other way round. */
export const FONTS = {
  /** It varies from 200 to 800. */
  text: font('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  headings: font('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff2'),
  regular: font('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2'),
  /** None of the letters of any language. */
  vietnamese: font('@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese-400-normal.woff2'),
} as const;

function font(file: string): Buffer {
  return readFileSync(resolve(file));
}
