// Pictures of the museum folder: which may be used, what they are called, and in which sizes visitors get them.

import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { picturePath } from '../../domain/addresses.ts';
import { SHARE_SIZE, type ShareFocus } from '../../domain/site/share-picture.ts';
import type { FolderFiles } from './folder-files.ts';
import type { PictureFile } from './museum-fields.ts';
import type { StoredPicture } from './stored-picture.ts';
import { DEFAULT_COLOURS } from './theme.ts';

/** The only widths, in pixels, that pictures are made in. */
export const PICTURE_WIDTHS = [360, 800, 1200, 1600, 2160] as const;

export type Original = {
  /** `tide.ab12cd34`: the file's name and its content's hash. */
  readonly name: string;
  readonly content: Buffer;
  readonly contentType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly hash: string;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The type of a picture by its name; undefined for other files. */
export function pictureType(file: string): string | undefined {
  return CONTENT_TYPES[extname(file).toLowerCase()];
}

// A drawing has 72 dots an inch at its own size, and is drawn at what the width needs.
const SVG_DENSITY = 72;
const MAX_DENSITY = 2400;

/** A picture is cropped only where at least this share of it remains: a book needs the top and bottom of its cover. */
const LEAST_KEPT = 2 / 3;

/**
 * Reads a file of `images/`.
 * @returns the reason in words when it cannot be used
 */
export async function readOriginal(folder: FolderFiles, file: string): Promise<Original | string> {
  const contentType = pictureType(file);
  if (file !== basename(file)) return `"${file}" must be a file of images/, without a folder`;
  if (!contentType) return `"${file}" is none of ${Object.keys(CONTENT_TYPES).join(', ')}`;
  try {
    const content = await folder.read(`images/${file}`);
    if (!content) return `there is no images/${file}`;
    if (isHeic(content))
      return `images/${file} is a HEIC picture, which browsers do not show: save it as JPEG`;
    const sharp = await loadSharp();
    const { width, height, autoOrient } = await sharp(content).metadata();
    if (!isVector({ contentType }) && !(await canBeDrawn(content)))
      return `images/${file} is cut off or damaged: copy or save it again`;
    const hash = createHash('sha256').update(content).digest('hex');
    const size = autoOrient ?? { width, height };
    return { name: `${stemOf(file)}.${hash.slice(0, 8)}`, content, contentType, ...size, hash };
  } catch (problem) {
    if (/pixel limit/.test((problem as Error).message))
      return `images/${file} has more than 268 million pixels: make it smaller`;
    return `images/${file} is no picture that can be read`;
  }
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** As telephones take them, whatever the name says: a container of ISO 14496-12 that names one of these brands. */
function isHeic(content: Buffer): boolean {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = content.toString('latin1', 8, Math.min(content.readUInt32BE(0), content.length));
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) && !brands.includes('avif');
}

/** Whether a photograph can be read to its end: its head alone tells its size. */
async function canBeDrawn(content: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  return sharp(content)
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Loaded with the first picture that has to be made: it is large, and most starts need none. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each picture is made once and kept elsewhere; sharp's own memory of them would only grow the process.
  sharp.cache(false);
  return sharp;
}

function stemOf(file: string): string {
  return (
    basename(file, extname(file))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'picture'
  );
}

/** The address of a picture, with `{width}` to be replaced by one of the widths. */
export function pictureSrc(original: Original): string {
  return picturePath(original.name);
}

/** The address of a picture in one width. */
export function pictureAt(original: Original, width: (typeof PICTURE_WIDTHS)[number]): string {
  return pictureSrc(original).replace('{width}', String(width));
}

/** A drawing is sharp in every width; a photograph is never enlarged. */
export function storedPicture(
  original: Original,
  { alt, focus }: Pick<PictureFile, 'alt' | 'focus'>,
): StoredPicture {
  const fitting = PICTURE_WIDTHS.filter((width) => isVector(original) || width <= original.width);
  return {
    src: pictureSrc(original),
    widths: fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]],
    alt,
    ratio: Math.round((original.width / original.height) * 10_000) / 10_000,
    ...(focus && { focus }),
  };
}

function isVector({ contentType }: Pick<Original, 'contentType'>): boolean {
  return contentType === 'image/svg+xml';
}

/** One rendition of an original. */
export async function renderPicture(
  original: Pick<Original, 'content' | 'contentType' | 'width'>,
  width: number,
  format: 'webp' | 'avif',
): Promise<Buffer> {
  const picture = (await open(original, width)).resize({ width, withoutEnlargement: !isVector(original) });
  return format === 'webp'
    ? picture.webp({ quality: 75, effort: 4 }).toBuffer()
    : // A visitor is waiting: more effort takes three times as long and saves a twentieth.
      picture.avif({ quality: 50, effort: 1 }).toBuffer();
}

/** An original, opened to be drawn in a width in pixels. */
async function open(original: Pick<Original, 'content' | 'contentType' | 'width'>, width: number) {
  const density = Math.min(MAX_DENSITY, Math.max(SVG_DENSITY, (SVG_DENSITY * width) / original.width));
  const sharp = await loadSharp();
  return sharp(original.content, isVector(original) ? { density } : {}).autoOrient();
}

/**
 * The picture that social networks show with a link, as a JPEG of `SHARE_SIZE`: cropped, or whole on paper where too much
 * would be lost.
 */
export async function renderSharePicture(
  original: Pick<Original, 'content' | 'contentType' | 'width' | 'height'>,
  focus: ShareFocus = { x: 50, y: 50 },
): Promise<Buffer> {
  const wanted = SHARE_SIZE.width / SHARE_SIZE.height;
  const ratio = original.width / original.height;
  const crop = Math.min(ratio / wanted, wanted / ratio) >= LEAST_KEPT;
  const width = Math.max(SHARE_SIZE.width, Math.ceil(SHARE_SIZE.height * ratio));
  const picture = await open(original, width);
  const paper = DEFAULT_COLOURS.light.paper;
  const shared = crop
    ? await cropAt(picture, focus)
    : picture.resize({ ...SHARE_SIZE, fit: 'contain', background: paper });
  return shared.flatten({ background: paper }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** As `object-fit: cover` with `object-position` crops in a browser. */
async function cropAt(picture: Awaited<ReturnType<typeof open>>, { x, y }: ShareFocus) {
  const sharp = await loadSharp();
  const { data, info } = await picture
    .resize({ ...SHARE_SIZE, fit: 'outside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const at = (share: number, spare: number) => Math.round((spare * share) / 100);
  return sharp(data).extract({
    left: at(x, info.width - SHARE_SIZE.width),
    top: at(y, info.height - SHARE_SIZE.height),
    ...SHARE_SIZE,
  });
}

/** Pixels: sharp on the screen of a mail reader, and at 12 cm of paper. */
const PRINTED_WIDTH = 1120;

/** A picture for print and mails, as a JPEG on white. */
export async function renderPrintedPicture(
  original: Pick<Original, 'content' | 'contentType' | 'width'>,
): Promise<Buffer> {
  const picture = await open(original, PRINTED_WIDTH);
  return picture
    .resize({ width: PRINTED_WIDTH, withoutEnlargement: !isVector(original) })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
