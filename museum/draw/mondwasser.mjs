// "Moon Water": forty days of tide, one line a day, springs and neaps; the moon stands in them and lights what it covers.
import { chance, clip, curve, disc, fill, mix, noise, range, ring, sheet } from './paper.mjs';

const NIGHT = '#1f1733';
const SILVER = '#b9b2d3';
const VIOLET = '#6f5fa6';
const MOON = '#f3d584';

/** Height of the water on one line at one place, up is positive. */
function tide(row, x, rows) {
  const age = (row / rows) * Math.PI * 2;
  const spring = 0.35 + 0.65 * Math.cos(age * 1.5 + x * 0.0011) ** 2;
  return spring * (Math.sin(x * 0.0105 + row * 0.36) + 0.28 * Math.sin(x * 0.021 + row * 0.72 + 1)) * mix(10, 46, row / rows);
}

export function drawTides(W, H, moon) {
  const rows = 46;
  const grain = noise(3);
  const random = chance(8);
  const top = H * 0.13;
  const wave = (left, right) =>
    range(rows).map((row) => {
      const base = mix(top, H + 30, (row / (rows - 1)) ** 1.35);
      const count = Math.ceil((right - left) / 44) + 1;
      return range(count + 2).map((i) => {
        const x = left + (i - 1) * 44;
        return [x, base - tide(row, x, rows) + grain(x / 120, row) * 3];
      });
    });
  const lay = (lines, ground, ink, thick) =>
    lines.map((points, row) =>
      fill(`${curve(points)}V${H + 40}H${Math.round(points[0][0])}Z`, ground, { stroke: ink(row), 'stroke-width': thick(row) }),
    );
  const stars = range(70).map(() => disc(random() * W, random() * top * 1.5, 1 + random() * 1.8, SILVER));
  return sheet(W, H, NIGHT, [
    stars,
    disc(...moon, MOON),
    lay(wave(0, W), NIGHT, (row) => (row % 4 === 0 ? SILVER : VIOLET), (row) => mix(1.6, 5, row / rows)),
    clip('moon', ring(...moon), [
      disc(...moon, MOON),
      lay(wave(Math.floor((moon[0] - moon[2]) / 44) * 44, moon[0] + moon[2]), MOON, () => NIGHT, (row) => mix(3, 9, row / rows)),
    ]),
  ]);
}

export function draw() {
  return drawTides(1600, 1200, [1010, 520, 330]);
}
