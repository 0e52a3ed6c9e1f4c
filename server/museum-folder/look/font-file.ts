// A font of the museum folder's `fonts/`: whether it is whole, and made into what pages and documents need.
import { basename, extname } from 'node:path';
import type { Font } from 'fontkit';
import type { Language } from '../../../domain/language.ts';
import type { FolderFiles } from '../folder-files.ts';
import { kilobytes } from './look-folder.ts';
import { missingLetters, neededLetters } from './needed-letters.ts';

export type FontFile = { readonly content: Buffer; readonly font: Font; readonly weights: Weights };
/** The weight of a font, or the range of one that has an axis of weights. */
type Weights = { readonly least: number; readonly most: number };

const ENDINGS = ['.woff2', '.woff', '.ttf', '.otf'];
const MOST_BYTES = 3 * 1024 * 1024;
/** Visitors load it before they read. */
export const MOST_WEB_BYTES = 300 * 1024;
const NORMAL = 400;

/** Reads a file of `fonts/`. @returns the reason in words when it cannot be used */
export async function readFont(
  folder: FolderFiles,
  file: string,
  languages: readonly Language[],
): Promise<FontFile | string> {
  if (file !== basename(file)) return `"${file}" must be a file of fonts/, without a folder`;
  if (!ENDINGS.includes(extname(file).toLowerCase())) return `"${file}" is none of ${ENDINGS.join(', ')}`;
  const content = await folder.read(`fonts/${file}`);
  if (!content) return `there is no fonts/${file}`;
  if (content.length > MOST_BYTES)
    return `fonts/${file} is too large: ${kilobytes(content.length)}, at most ${kilobytes(MOST_BYTES)}`;
  const font = await parsedFont(content, languages);
  if (!font) return `fonts/${file} is no font that can be read, or is cut off or damaged`;
  const missing = missingLetters(languages, (letter) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) return `fonts/${file} lacks ${missing.map(lacked).join(', ')}`;
  const axis = font.variationAxes.wght;
  const weight = font['OS/2']?.usWeightClass ?? NORMAL;
  return {
    content,
    font,
    weights: axis ? { least: axis.min, most: axis.max } : { least: weight, most: weight },
  };
}

function lacked({ of, characters }: ReturnType<typeof missingLetters>[number]): string {
  const named = [...characters].map((one) => (one === ' ' ? 'the space' : one)).join(' ');
  return of === 'all' ? named : `${named} (${of})`;
}

/** Undefined unless every needed letter can be drawn: a head alone says little about a file. */
async function parsedFont(content: Buffer, languages: readonly Language[]): Promise<Font | undefined> {
  if (!isWhole(content)) return undefined;
  const { create } = await import('fontkit');
  try {
    const font = create(content);
    for (const letter of neededLetters(languages)) {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      if (!glyph.path || !(glyph.advanceWidth >= 0)) return undefined;
    }
    return font;
  } catch {
    return undefined;
  }
}

/** WOFF says its length at its head; other fonts list their tables with where each ends. */
function isWhole(content: Buffer): boolean {
  if (content.length < 64) return false;
  const kind = content.toString('latin1', 0, 4);
  if (kind === 'wOFF' || kind === 'wOF2') return content.readUInt32BE(8) === content.length;
  if (kind !== 'OTTO' && kind !== 'true' && content.readUInt32BE(0) !== 0x0001_0000) return false;
  const count = content.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => 12 + index * 16);
  return tables.every(
    (at) =>
      at + 16 <= content.length &&
      content.readUInt32BE(at + 8) + content.readUInt32BE(at + 12) <= content.length,
  );
}

/** As pages load it: a WOFF2 is left as it is, another font becomes one. */
export async function webFont({ content }: FontFile): Promise<Buffer> {
  return content.toString('latin1', 0, 4) === 'wOF2' ? content : converted(content, 'woff2');
}

/**
 * As documents embed it: without its axes, each at its usual place.
 * @param weight what the document sets with it; a font without an axis of weights has its own
 */
export async function printFont({ content, font, weights }: FontFile, weight: number): Promise<Buffer> {
  const axes = Object.entries(font.variationAxes).map(([name, { default: usual }]) => [
    name,
    name === 'wght' ? Math.min(weights.most, Math.max(weights.least, weight)) : usual,
  ]);
  return converted(content, 'sfnt', Object.fromEntries(axes));
}

async function converted(
  content: Buffer,
  targetFormat: 'sfnt' | 'woff2',
  variationAxes: Record<string, number> = {},
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const { create } = await import('fontkit');
  const characters = create(content).characterSet.map((code) => String.fromCodePoint(code));
  return subsetFont(content, characters.join(''), {
    targetFormat,
    ...(Object.keys(variationAxes).length > 0 && { variationAxes }),
  });
}
