// "Deep Tones": sand on a sounding plate. It gathers where the plate stands still (Chladni's figures).
import { between, chance, clamp, disc, dots, range, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const OXBLOOD = '#340b18';
const PLATE = '#45101f';
const SAND = '#f1cda2';
const EMBER = '#f0603f';
const CENTRE = [800, 600, 520];

/** How much the plate moves at a place, 0 at rest. */
function motion(x, y) {
  const [u, v] = [(x - CENTRE[0]) / CENTRE[2], (y - CENTRE[1]) / CENTRE[2]];
  const [n, m] = [6, 2];
  const square = Math.cos(n * Math.PI * u) * Math.cos(m * Math.PI * v) + Math.cos(m * Math.PI * u) * Math.cos(n * Math.PI * v);
  const far = Math.hypot(u, v);
  return square * 0.62 + Math.cos(far * 15.5) * 0.55;
}

/** A grain starts anywhere and walks downhill until it comes to rest. */
function settle(random) {
  let [x, y] = [0, 0];
  do [x, y] = [between(random, 280, 1320), between(random, 80, 1120)];
  while (Math.hypot(x - CENTRE[0], y - CENTRE[1]) > CENTRE[2] - 14);
  for (let k = 0; k < 17; k++) {
    const here = motion(x, y);
    const slope = [(motion(x + 2, y) - here) / 2, (motion(x, y + 2) - here) / 2];
    const step = clamp(here * 900, -14, 14);
    const steep = Math.hypot(...slope) || 1;
    x -= (slope[0] / steep) * step * 0.35 + between(random, -1, 1) * Math.abs(here) * 7;
    y -= (slope[1] / steep) * step * 0.35 + between(random, -1, 1) * Math.abs(here) * 7;
  }
  return [x + between(random, -6, 6) * random() * 2, y + between(random, -6, 6) * random() * 2];
}

export function draw() {
  const random = chance(33);
  const grains = range(15500).map(() => settle(random)).filter(([x, y]) => Math.hypot(x - CENTRE[0], y - CENTRE[1]) < CENTRE[2] - 4);
  const echo = range(9).map((i) => stroke(ring(CENTRE[0], CENTRE[1], 560 + i * 52 + i * i * 3), EMBER, 4.2 - i * 0.35, { 'stroke-opacity': Math.round((0.95 - i * 0.1) * 100) / 100 }));
  const spilt = range(420).map(() => [between(random, 0, W), between(random, 0, H), between(random, 0.8, 1.5)]).filter(([x, y]) => Math.hypot(x - CENTRE[0], y - CENTRE[1]) > CENTRE[2] + 10);
  return sheet(W, H, OXBLOOD, [
    echo,
    disc(CENTRE[0] + 10, CENTRE[1] + 16, CENTRE[2], '#22060f'), disc(CENTRE[0], CENTRE[1], CENTRE[2], PLATE),
    stroke(ring(CENTRE[0], CENTRE[1], CENTRE[2] - 3), EMBER, 4),
    dots(grains.filter((_, i) => i % 9).map(([x, y], i) => [x, y, i % 3 ? 2 : 2.6]), SAND),
    dots(grains.filter((_, i) => i % 9 === 0).map(([x, y]) => [x, y, 2.2]), EMBER),
    dots(spilt, SAND),
    disc(CENTRE[0], CENTRE[1], 13, EMBER), disc(CENTRE[0], CENTRE[1], 5, OXBLOOD),
  ]);
}
