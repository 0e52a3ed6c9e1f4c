import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOnDisk } from './folder-files.ts';
import { readOriginal, renderSharePicture } from './picture.ts';

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

  test.each([
    [0, 'picture'],
    [50, 'paper'],
    [100, 'paper'],
  ])('what stays in view is %i percent from the top: its upper edge is %s', async (y, upper) => {
    // A stripe at the top of a picture that is higher than what is shown.
    const content = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="60" fill="#f00"/></svg>',
    );
    const original = { content, contentType: 'image/svg+xml', width: 1200, height: 900 };
    const picture = await renderSharePicture(original, { x: 50, y });
    expect(await colourAt(picture, 600, 8)).toBe(upper);
    expect((await sharp(picture).metadata()).height).toBe(630);
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

describe('a picture of the folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-pictures-'));
    mkdirSync(join(folder, 'images'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function said(file: string, content: Buffer) {
    writeFileSync(join(folder, 'images', file), content);
    const read = await readOriginal(filesOnDisk(folder), file);
    return typeof read === 'string' ? read : `${read.width} × ${read.height}`;
  }

  test('with more pixels than can be drawn is too large, and not damaged', async () => {
    expect(await said('plan.svg', drawing(20_000, 20_000).content)).toBe(
      'images/plan.svg has more than 268 million pixels: make it smaller',
    );
  });

  function photograph() {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    return sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffaa00', noise } });
  }

  test('is read whole', async () => {
    expect(await said('flut.jpg', await photograph().jpeg().toBuffer())).toBe('400 × 300');
    expect(await said('flut.avif', await photograph().avif().toBuffer())).toBe('400 × 300');
  });

  test('that ends too early is refused', async () => {
    for (const format of ['jpeg', 'png', 'avif'] as const) {
      const whole = await photograph().toFormat(format).toBuffer();
      expect(await said(`flut.${format}`, whole.subarray(0, whole.length / 2))).toBe(
        `images/flut.${format} is cut off or damaged: copy or save it again`,
      );
    }
  });

  test('that a telephone took as HEIC is refused, whatever its name says', async () => {
    const head = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await said('flut.jpg', Buffer.concat([head, Buffer.alloc(5000, 7)]))).toBe(
      'images/flut.jpg is a HEIC picture, which browsers do not show: save it as JPEG',
    );
  });
});
