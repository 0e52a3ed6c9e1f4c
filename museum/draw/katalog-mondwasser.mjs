// The catalogue of "Moon Water": a book that stands, a moon that hangs over the water and lies in it.
import { chance, clip, curve, disc, fill, line, mix, noise, range, rect, ring, stroke } from './paper.mjs';
import { goods } from './parts/counter.mjs';

const GROUND = '#f0a58c';
const SHADE = '#d98469';
const NIGHT = '#1f1733';
const VIOLET = '#5a4a94';
const SILVER = '#c9c2e2';
const MOON = '#f3d584';
const PAGES = '#fbf3e4';

const [X, Y, WIDTH, TALL] = [150, 296, 760, 950];
/** How far the back of the book lies behind its front. */
const [DX, DY] = [96, -74];
const HORIZON = Y + 560;
const MOON_AT = [X + 430, Y + 330, 232];

const face = line([[X, Y], [X + WIDTH, Y], [X + WIDTH, Y + TALL], [X, Y + TALL]], true);

/** The moon as the water has it: slices, the further down the narrower and the more astray. */
function reflection() {
  const random = chance(19);
  return range(21).map((i) => {
    const y = HORIZON + 14 + i * 18;
    const half = mix(232, 60, i / 20) * (0.62 + 0.38 * random());
    const x = MOON_AT[0] + (random() - 0.5) * mix(20, 90, i / 20);
    return fill(curve([[x - half, y + 5], [x, y], [x + half, y + 5], [x, y + 11]], true), MOON);
  });
}

function swell() {
  const grain = noise(8);
  return range(23).map((row) => {
    const y = mix(HORIZON, Y + TALL + 10, (row / 22) ** 1.25);
    const tall = mix(1, 15, row / 22);
    const points = range(21).map((i) => [X - 20 + i * 40, y + Math.sin(i * 0.9 + row * 1.7) * tall + grain(i / 2, row) * tall * 0.7]);
    return stroke(curve(points), row % 4 ? VIOLET : SILVER, mix(1.5, 4, row / 22));
  });
}

export function draw() {
  const random = chance(4);
  const leaves = range(13).map((i) => {
    const t = (i + 0.7) / 14;
    return line([[X + WIDTH + DX * t - 4, Y + DY * t + 20], [X + WIDTH + DX * t - 4, Y + TALL + DY * t - 18]]);
  });
  const tops = range(13).map((i) => {
    const t = (i + 0.7) / 14;
    return line([[X + DX * t + 14, Y + DY * t + 2], [X + WIDTH + DX * t - 14, Y + DY * t + 2]]);
  });
  const stars = range(46).map(() => disc(X + random() * WIDTH, Y + random() * 520, 1 + random() * 2, SILVER));
  return goods(GROUND, [
    fill(line([[X, Y + TALL], [X + 110, Y + TALL + 52], [X + WIDTH + 110, Y + TALL + 52], [X + WIDTH + DX + 110, Y + TALL + DY + 52], [X + WIDTH + DX, Y + TALL + DY]], true), SHADE),
    // The back cover, the block of leaves, the front.
    fill(line([[X + DX, Y + DY], [X + WIDTH + DX, Y + DY], [X + WIDTH + DX, Y + TALL + DY], [X + WIDTH, Y + TALL], [X, Y]], true), '#382b63'),
    fill(line([[X + WIDTH - 4, Y + 14], [X + WIDTH + DX - 12, Y + DY + 18], [X + WIDTH + DX - 12, Y + TALL + DY - 8], [X + WIDTH - 4, Y + TALL - 14]], true), PAGES),
    fill(line([[X + 12, Y], [X + DX + 6, Y + DY + 8], [X + WIDTH + DX - 14, Y + DY + 8], [X + WIDTH - 8, Y]], true), PAGES),
    stroke(leaves.join('') + tops.join(''), '#d9c9b6', 2),
    fill(face, NIGHT),
    clip('front', face, [
      stars,
      disc(...MOON_AT, MOON),
      clip('sky', ring(...MOON_AT), range(9).map((i) => stroke(curve(range(12).map((k) => [X + 170 + k * 48, HORIZON - 42 - i * i * 4.6 - i * 12 + Math.sin(k * 0.8 + i * 1.3) * (8 - i * 0.4)])), NIGHT, 7 - i * 0.55))),
      rect(X, HORIZON, WIDTH, TALL, NIGHT),
      swell(),
      reflection(),
      rect(X, Y, 34, TALL, '#382b63'),
    ]),
    stroke(line([[X + 34, Y], [X + 34, Y + TALL]]), '#140e24', 4),
  ]);
}
