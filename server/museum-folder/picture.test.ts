import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renderSharePicture } from './picture.ts';

/** A picture in one colour with a frame in another, which is gone where the picture was cropped. */
function drawing(width: number, height: number) {
  return {
    content: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0000ff"/><rect x="8%" y="8%" width="84%" height="84%" fill="#ff0000"/></svg>`,
    ),
    contentType: 'image/svg+xml',
    width,
    height,
  };
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  if (red > 220 && green > 220 && blue > 220) return 'paper';
  return red > 150 ? 'picture' : 'frame';
}

describe('the picture shown with a shared link always has the same size', () => {
  test.each([
    // width, height, then what is at its left edge and at its upper edge
    [600, 400, 'frame', 'picture'],
    [400, 300, 'frame', 'picture'],
    [1200, 630, 'frame', 'frame'],
    [800, 300, 'picture', 'frame'],
    [300, 300, 'paper', 'frame'],
    [300, 450, 'paper', 'frame'],
    [1200, 300, 'frame', 'paper'],
  ])('of %i × %i: cropped where little is lost, else whole on paper', async (width, height, left, upper) => {
    const picture = await renderSharePicture(drawing(width, height));
    const { width: made, height: high, format } = await sharp(picture).metadata();
    expect([made, high, format]).toEqual([1200, 630, 'jpeg']);
    expect([await colourAt(picture, 12, 315), await colourAt(picture, 600, 8)]).toEqual([left, upper]);
  });

  test('a small photograph is enlarged, and what is transparent in it is paper', async () => {
    const content = await sharp({
      create: { width: 120, height: 63, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const picture = await renderSharePicture({ content, contentType: 'image/png', width: 120, height: 63 });
    expect(await colourAt(picture, 600, 315)).toBe('paper');
    expect((await sharp(picture).metadata()).width).toBe(1200);
  });
});
