// Drawing with sharp, as the museum's look needs it.

/** Loaded with the first museum that has a logo or an icon: it is large. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

/** Pixels of a picture that is read at all. */
const MOST_PIXELS = 40_000_000;
const SVG_DENSITY = 72;
const MAX_DENSITY = 2400;

export type Drawable = {
  readonly content: Buffer;
  readonly vector: boolean;
  /** Pixels; of a drawing, those that it says. */
  readonly width: number;
  readonly height: number;
};

/** Reads a picture to its end. @returns undefined where it is none, or is cut off */
export async function readDrawable(content: Buffer, ending: '.svg' | '.png'): Promise<Drawable | undefined> {
  const sharp = await loadSharp();
  const vector = ending === '.svg';
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS });
    const { width, height, format } = await picture.metadata();
    if (format !== (vector ? 'svg' : 'png')) return undefined;
    await picture.resize({ width: 16 }).raw().toBuffer();
    return { content, vector, width, height };
  } catch {
    return undefined;
  }
}

/** The picture opened so that it is sharp in so many pixels. */
export async function openDrawable({ content, vector, width, height }: Drawable, wide: number, high: number) {
  const sharp = await loadSharp();
  const scale = Math.min(wide / width, high / height);
  const density = Math.min(MAX_DENSITY, Math.max(1, SVG_DENSITY * scale));
  return sharp(content, { limitInputPixels: MOST_PIXELS, ...(vector && { density }) });
}
