// The museum's icon in tabs, among bookmarks and on phones: `favicon.svg`, `.png` or `.ico`, and if it likes a picture of its
// own for the phone's screen, `touch-icon.png`. What is not there is made from what is.
import { paperOf } from '../theme.ts';
import { type Drawable, openDrawable, readDrawable } from './draw.ts';
import { type LookFile, lookFile } from './look-file.ts';
import { type LookFolder, readLookFile } from './look-folder.ts';
import type { StoredLook } from './stored-look.ts';

type Icons = NonNullable<StoredLook['icons']>;

/** Pixels. */
const TAB = 96;
const TOUCH = 180;
const MANIFEST = [192, 512];
const LEAST = 32;
/** Around an icon that was not drawn for a phone's screen, whose corners are cut off. */
const MARGIN = 0.1;

/** @returns undefined where there are none, or, having said why, none that can be used */
export async function readIcons(look: LookFolder): Promise<{ icons: Icons; files: LookFile[] } | undefined> {
  const svg = await readSquare(look, 'favicon.svg', 0);
  const png = await readSquare(look, 'favicon.png', LEAST);
  const ico = await readIco(look);
  const touch = await readSquare(look, 'touch-icon.png', TOUCH);
  const tab = svg ?? png;
  const best = touch ?? (svg || (png && png.width >= TOUCH) ? tab : undefined);
  const paper = paperOf(look.theme, 'light');
  const made = {
    svg: svg && lookFile('favicon', 'svg', svg.content),
    ico: ico && lookFile('favicon', 'ico', ico),
    png: tab && lookFile('favicon', 'png', await drawSquare(tab, Math.min(TAB, sizeOf(tab)))),
    touch: best && lookFile('touch-icon', 'png', await onPaper(best, TOUCH, paper, best !== touch)),
  };
  const sizes = best ? MANIFEST.filter((size) => size <= sizeOf(best)) : [];
  const large = await Promise.all(
    sizes.map(async (size) => ({
      size,
      file: lookFile(`icon-${size}`, 'png', await onPaper(best as Drawable, size, paper, best !== touch)),
    })),
  );
  const files = [...Object.values(made), ...large.map(({ file }) => file)].filter(
    (file) => file !== undefined,
  );
  if (files.length === 0) return undefined;
  const names = Object.entries(made).flatMap(([kind, file]) => (file ? [[kind, file.name]] : []));
  return {
    icons: {
      ...Object.fromEntries(names),
      sizes: large.map(({ file, size }) => ({ file: file.name, size })),
    },
    files,
  };
}

async function readSquare(look: LookFolder, file: string, least: number): Promise<Drawable | undefined> {
  const content = await readLookFile(look, file);
  if (!content) return undefined;
  const ending = file.endsWith('.svg') ? '.svg' : '.png';
  const drawable = await readDrawable(content, ending);
  const reason = drawable
    ? squareProblem(drawable, least)
    : `is no ${ending.slice(1).toUpperCase()}, or is cut off or damaged`;
  if (reason) look.refuse(file, reason);
  return reason ? undefined : drawable;
}

function squareProblem({ width, height, vector }: Drawable, least: number): string | undefined {
  const size = `${Math.round(width)} × ${Math.round(height)}`;
  if (Math.abs(width / height - 1) > 0.01) return `is ${size}: an icon is square`;
  return !vector && width < least ? `is ${size} pixels: at least ${least} × ${least}` : undefined;
}

/** An ICO names its pictures at its beginning; each must lie within the file. */
async function readIco(look: LookFolder): Promise<Buffer | undefined> {
  const content = await readLookFile(look, 'favicon.ico');
  if (!content) return undefined;
  if (isWholeIco(content)) return content;
  look.refuse('favicon.ico', 'is no ICO, or is cut off or damaged');
  return undefined;
}

function isWholeIco(content: Buffer): boolean {
  if (content.length < 6 || content.readUInt32LE(0) !== 0x0001_0000) return false;
  const count = content.readUInt16LE(4);
  if (count === 0 || content.length < 6 + count * 16) return false;
  return Array.from({ length: count }, (_, index) => 6 + index * 16).every(
    (at) => content.readUInt32LE(at + 8) + content.readUInt32LE(at + 12) <= content.length,
  );
}

function sizeOf({ vector, width }: Drawable): number {
  return vector ? Number.POSITIVE_INFINITY : width;
}

async function drawSquare(drawable: Drawable, size: number): Promise<Buffer> {
  const opened = await openDrawable(drawable, size, size);
  return opened.resize({ width: size, height: size }).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Phones paint what is transparent black. */
async function onPaper(drawable: Drawable, size: number, paper: string, framed: boolean): Promise<Buffer> {
  const margin = framed ? Math.round(size * MARGIN) : 0;
  const inner = size - 2 * margin;
  return (await openDrawable(drawable, inner, inner))
    .resize({ width: inner, height: inner })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
