// "Drawing by Ear": one line that never leaves the paper and loops higher where the music is louder; two colours answer.
import { between, chance, curve, disc, dots, fill, mix, noise, range, ribbon, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const BUFF = '#dcd3bf';
const COAL = '#26231f';
const GREEN = '#0e6b4d';
const CHALK = '#fbf6ea';

/** How loud it is at a moment of a row. */
function loudness(row, t) {
  const peaks = [[0.3, 0.16, 0.6], [0.72, 0.2, 1], [0.16, 0.1, 1], [0.55, 0.3, 0.95], [0.84, 0.1, 0.75], [0.42, 0.17, 1.1]];
  const [at, wide, high] = peaks[row % peaks.length];
  return 0.13 + high * Math.exp(-(((t - at) / wide) ** 2)) + 0.12 * Math.sin(t * 21 + row) ** 2;
}

function row(index, y, loops, tall, shift = 0) {
  const count = loops * 12;
  return range(count + 1).map((i) => {
    const t = i / count;
    const turn = t * loops * Math.PI * 2 + shift;
    const size = loudness(index, t) * tall;
    return [mix(70, 1530, t) - Math.sin(turn) * (16 + size * 0.3), y - size * 0.62 + Math.cos(turn) * size - Math.sin(t * 7 + index) * 10];
  });
}

export function draw() {
  const random = chance(14);
  const grain = noise(30);
  const fibres = range(900).map(() => [between(random, 0, W), between(random, 0, H), between(random, 0.8, 1.7)]);
  const rows = range(5).map((i) => row(i, 290 + i * 205, [19, 24, 17, 26, 21][i], 104, i));
  const dust = rows.flat().flatMap(([x, y]) => range(2).map(() => [x + between(random, -24, 24), y + between(random, -24, 24), between(random, 0.7, 1.6)]));
  const green = row(3, 905, 26, 128, 1.2).slice(60, 235);
  const chalk = row(1, 495, 24, 132, 0.5).slice(120, 268);
  return sheet(W, H, BUFF, [
    `<g opacity="0.5">${dots(fibres, '#b9ad93')}</g>`,
    disc(1190, 400, 190, CHALK), disc(640, 830, 236, GREEN),
    dots(dust, COAL),
    rows.map((points, i) => fill(ribbon(points, (t) => 5 + 3.2 * grain(t * 46, i) + 2.4 * loudness(i, t)), COAL)),
    stroke(curve(chalk), CHALK, 7), stroke(curve(green), BUFF, 7),
  ]);
}
