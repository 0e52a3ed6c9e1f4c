// The picture that networks show with a link to a page without a picture of its own: the logo on the museum's paper.
import { SHARE_SIZE } from '../../../domain/site/share-picture.ts';
import { paperOf, type Theme } from '../theme.ts';
import { type Drawable, openDrawable } from './draw.ts';

/** Of the picture's width and height. */
const [WIDE, HIGH] = [0.7, 0.5];

/** A JPEG of `SHARE_SIZE`. */
export async function drawShare(logo: Drawable, theme: Theme | undefined): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  const room = { width: Math.round(width * WIDE), height: Math.round(height * HIGH) };
  const background = paperOf(theme, 'light');
  const { data, info } = await (await openDrawable(logo, room.width, room.height))
    .resize({ ...room, fit: 'inside', withoutEnlargement: !logo.vector })
    .flatten({ background })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((width - info.width) / 2), Math.floor((height - info.height) / 2)];
  const { default: sharp } = await import('sharp');
  return sharp(data)
    .extend({
      left,
      top,
      right: width - info.width - left,
      bottom: height - info.height - top,
      background,
    })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
