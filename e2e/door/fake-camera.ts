// A browser whose camera sees a film of ours: a code that moves, is turned, and is not always sharp.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserOptions } from '../support/browser.ts';

const WIDTH = 640;
const HEIGHT = 480;

/** How the picture is held: turned by degrees, moved by pixels, blurred by pixels. */
const HELD = [
  { turned: 0, left: 120, top: 60, blurred: 6 },
  { turned: 8, left: 150, top: 70, blurred: 3 },
  { turned: 8, left: 160, top: 70, blurred: 1.2 },
  { turned: 14, left: 140, top: 80, blurred: 0.8 },
  { turned: -11, left: 110, top: 90, blurred: 0.8 },
  { turned: -4, left: 130, top: 60, blurred: 1.2 },
] as const;

/**
 * Opens a browser with such a camera, and closes it in the end.
 * @param pictures what is held in front of it, one after the other, each as a PNG
 */
export async function withCamera<Answer>(
  pictures: readonly Buffer[],
  use: (browser: Browser) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-camera-'));
  const film = join(folder, 'film.y4m');
  await writeFile(film, await makeFilm(pictures));
  const browser = await chromium.launch({
    ...browserOptions,
    args: [
      ...browserOptions.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** A film in the format YUV4MPEG2, without colours. The browser plays it again and again. */
async function makeFilm(pictures: readonly Buffer[]): Promise<Buffer> {
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420\n`);
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const seen = pictures.flatMap((picture) => HELD.map((held) => drawFrame(picture, held)));
  const frames = await Promise.all(seen);
  return Buffer.concat([head, ...frames.flatMap((frame) => [Buffer.from('FRAME\n'), frame, colours])]);
}

async function drawFrame(picture: Buffer, held: (typeof HELD)[number]): Promise<Buffer> {
  const turned = await sharp(picture)
    .flatten({ background: 'white' })
    .resize({ width: 330, height: 330, fit: 'inside', kernel: 'cubic' })
    .rotate(held.turned, { background: '#8a8a8a' })
    .png()
    .toBuffer();
  const table = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#8a8a8a' } });
  const seen = await table
    .composite([{ input: turned, left: held.left, top: held.top }])
    .png()
    .toBuffer();
  return sharp(seen).blur(held.blurred).toColourspace('b-w').raw().toBuffer();
}
