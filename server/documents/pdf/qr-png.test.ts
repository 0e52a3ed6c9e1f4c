import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrPng } from './qr-png.ts';

it.each(['K7QMZ2XV9APL4RTD', 'B3NHW8YC5EJF'])(
  'A scanner reads %s off the picture in a mail',
  async (text) => {
    const { png, shown } = qrPng(text);
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([shown * 2, shown * 2]);
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text);
  },
);

it('The picture of a code is black on white, white all around, and small enough to stand in a mail many times', async () => {
  const { png, shown } = qrPng('K7QMZ2XV9APL');
  const pixels = await sharp(png).greyscale().raw().toBuffer();
  expect([...new Set(pixels)].toSorted((a, b) => a - b)).toEqual([0, 255]);
  expect(new Set(pixels.subarray(0, shown * 2 * 4 * 12))).toEqual(new Set([255]));
  expect(png.length).toBeLessThan(700);
});
