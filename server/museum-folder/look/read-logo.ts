// The museum's logo, `logo.svg` or `logo.png`, and if it has one another for dark paper, `logo-dark.*`. Where there are both,
// pages show the drawing, and mails and documents the picture, since mail programs show no drawings.
import { paperOf } from '../theme.ts';
import { type Drawable, openDrawable, readDrawable } from './draw.ts';
import { type LookFile, lookFile } from './look-file.ts';
import { type LookFolder, readLookFile } from './look-folder.ts';
import { seenOn } from './seen-on.ts';
import type { StoredLook } from './stored-look.ts';

type Stem = 'logo' | 'logo-dark';
type Logo = NonNullable<StoredLook['logo']>;
type ReadLogo = { readonly logo: Logo['light']; readonly page: Drawable; readonly files: LookFile[] };

/** Pixels. */
const LEAST_HEIGHT = 80;
const LARGEST = 6000;
/** Width by height: beyond, a logo is too small to be read where it stands. */
const [NARROWEST, WIDEST] = [1 / 3, 10];
/** Four times what mails and documents give it. */
const DRAWN = { width: 960, height: 160 };
const SHOWN = { width: 1600, height: 240 };
const BYTES_DRAWN = 40 * 1024;

/** Of a logo's pixels, at this contrast: what is hardly any of it is invisible, what is nearly all of it needs no plate. */
const [VISIBLE, CLEAR] = [3, 2];
const [LEAST_SEEN, NEARLY_ALL] = [0.05, 0.9];

/** @returns undefined where there is none, or, having said why, none that can be used */
export async function readLogo(
  look: LookFolder,
): Promise<{ logo: Logo; light: Drawable; files: LookFile[] } | undefined> {
  const light = await readOne(look, 'logo', paperOf(look.theme, 'light'));
  const dark = await readOne(look, 'logo-dark', paperOf(look.theme, 'dark'));
  if (!light) {
    if (dark)
      look.refuse('logo-dark.svg', 'is the logo on dark paper; the one on light paper is missing, logo.svg');
    return undefined;
  }
  const plate = !dark && (await needsPlate(light.page, paperOf(look.theme, 'dark')));
  return {
    logo: { light: light.logo, ...(dark && { dark: dark.logo }), plate },
    light: light.page,
    files: [...light.files, ...(dark?.files ?? [])],
  };
}

async function needsPlate(logo: Drawable, paper: string): Promise<boolean> {
  const { seen, covered } = await seenOn(logo, paper, CLEAR);
  return seen < NEARLY_ALL && covered < NEARLY_ALL;
}

async function readOne(look: LookFolder, stem: Stem, paper: string): Promise<ReadLogo | undefined> {
  const svg = await readPicture(look, stem, '.svg');
  const png = await readPicture(look, stem, '.png');
  const page = svg ?? png;
  if (!page) return undefined;
  const file = `${stem}${svg ? '.svg' : '.png'}`;
  if ((await seenOn(page, paper, VISIBLE)).seen < LEAST_SEEN) {
    look.refuse(file, `cannot be seen on the ${stem === 'logo' ? 'light' : 'dark'} paper, ${paper}`);
    return undefined;
  }
  const shown = svg ? lookFile(stem, 'svg', svg.content) : lookFile(stem, 'png', await reduced(page));
  const drawn = await drawLogo(png ?? page);
  if (drawn.png.length > BYTES_DRAWN * (4 / 3)) {
    look.refuse(png ? `${stem}.png` : file, 'has too many colours for every mail to carry it: simplify it');
    return undefined;
  }
  const { width, height } = page;
  return { page, logo: { shown: { file: shown.name, width, height }, drawn }, files: [shown] };
}

async function readPicture(
  look: LookFolder,
  stem: Stem,
  ending: '.svg' | '.png',
): Promise<Drawable | undefined> {
  const file = `${stem}${ending}`;
  const content = await readLookFile(look, file);
  if (!content) return undefined;
  const drawable = await readDrawable(content, ending);
  const reason = drawable
    ? sizeProblem(drawable)
    : `is no ${ending.slice(1).toUpperCase()}, or is cut off or damaged`;
  if (reason) look.refuse(file, reason);
  return reason ? undefined : drawable;
}

function sizeProblem({ width, height, vector }: Drawable): string | undefined {
  const ratio = width / height;
  const size = `${Math.round(width)} × ${Math.round(height)}`;
  if (ratio < NARROWEST || ratio > WIDEST)
    return `is ${size}: a logo is at most ten times as wide as high, and three times as high as wide`;
  if (vector) return undefined;
  if (height < LEAST_HEIGHT) return `is ${size} pixels: at least ${LEAST_HEIGHT} high, or it is not sharp`;
  return Math.max(width, height) > LARGEST ? `is ${size} pixels: at most ${LARGEST}` : undefined;
}

/** A picture without what it knows of camera and place, and no larger than a page shows it. */
async function reduced(picture: Drawable): Promise<Buffer> {
  const opened = await openDrawable(picture, picture.width, picture.height);
  return opened
    .resize({ ...SHOWN, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
}

async function drawLogo(picture: Drawable): Promise<Logo['light']['drawn']> {
  const { data, info } = await (await openDrawable(picture, DRAWN.width, DRAWN.height))
    .resize({ ...DRAWN, fit: 'inside', withoutEnlargement: !picture.vector })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { png: data.toString('base64'), width: info.width, height: info.height };
}
