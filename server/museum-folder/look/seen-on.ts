// How much of a logo can be seen on the museum's paper.
import { contrastOf } from '../contrast.ts';
import { type Drawable, openDrawable } from './draw.ts';

const SIZE = 160;
/** Fainter pixels are the edges of others. */
const LEAST_ALPHA = 128;

/** Of a logo, shares from 0 to 1. */
type Seen = {
  /** How much of it has the contrast. */
  readonly seen: number;
  /** How much of its rectangle it covers: all of it where it has its own ground. */
  readonly covered: number;
};

/** Compares a logo's pixels with a paper, `#rrggbb`. @param contrast that they should have with it */
export async function seenOn(drawable: Drawable, paper: string, contrast: number): Promise<Seen> {
  const picture = (await openDrawable(drawable, SIZE, SIZE))
    .resize({ width: SIZE, height: SIZE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha();
  const pixels = await picture.raw().toBuffer();
  const known = new Map<number, boolean>();
  let [all, seen] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < LEAST_ALPHA) continue;
    const colour = pixels.readUIntBE(at, 3);
    const isSeen =
      known.get(colour) ?? contrastOf(`#${colour.toString(16).padStart(6, '0')}`, paper) >= contrast;
    known.set(colour, isSeen);
    all += 1;
    if (isSeen) seen += 1;
  }
  return { seen: all === 0 ? 0 : seen / all, covered: all / (pixels.length / 4) };
}
