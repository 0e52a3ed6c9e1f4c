// The museum's sign: the river's streamlines around its two houses. A round and a square stand in the current; the
// lines are level lines of the stream function of a flow past two cylinders.
import { clamp, contour, disc, fill, mix, range, rect, ring, rings, sample, sheet, stroke } from './paper.mjs';

const PAPER = '#f3e9d3';
const DEEP = '#163f5c';
const BLUE = '#2f7591';
const PALE = '#a9cbc6';
const VERMILION = '#d8432b';
const GOLD = '#eeb03c';

function sway(x, reach) {
  return Math.sin(x / reach + 0.6) * 46 + Math.sin(x / (reach * 0.43)) * 14;
}

/** Flow from left to right past discs `[x, y, radius]`, with the slow sway of a river. */
function stream(discs, reach) {
  return (x, y) =>
    discs.reduce((sum, [cx, cy, radius]) => {
      const far = Math.max((x - cx) ** 2 + (y - cy) ** 2, radius * radius);
      return sum - ((y + sway(x, reach) - cy - sway(cx, reach)) * radius * radius) / far;
    }, y + sway(x, reach));
}

function drawStream(width, height, [house, gallery], pitch) {
  const field = stream([house, gallery].map(([x, y, radius]) => [x, y, radius]), width / 6.2);
  const grid = sample(width, height, 12, field);
  const levels = range(Math.ceil((height + 340) / pitch)).map((i) => -170 + i * pitch);
  const bands = [PAPER, PALE, PAPER, PALE, BLUE, PALE, BLUE, DEEP, BLUE, DEEP, DEEP, BLUE, DEEP, BLUE, PALE, BLUE, PALE, PAPER, PALE, PAPER];
  const colour = (i) => bands[Math.round(clamp(i / levels.length) * (bands.length - 1))];
  const [hx, hy, hr] = house;
  const [gx, gy, gr] = gallery;
  return sheet(width, height, PAPER, [
    levels.map((level, i) => fill(rings(contour(grid, level)), colour(i), { stroke: i % 2 ? PAPER : DEEP, 'stroke-width': i % 2 ? 3 : 1.5 })),
    disc(hx, hy, hr, PAPER), disc(hx, hy, hr * 0.92, VERMILION),
    range(5).map((i) => stroke(ring(hx, hy, hr * (0.76 - i * 0.15)), PAPER, mix(3, 6, i / 4))),
    range(12).map((i) => disc(hx + Math.cos((i / 12) * Math.PI * 2) * hr * 0.84, hy + Math.sin((i / 12) * Math.PI * 2) * hr * 0.84, hr * 0.022, PAPER)),
    disc(gx, gy, gr, PAPER), disc(gx, gy, gr * 0.92, GOLD),
    range(4).map((i) => rect(gx - gr * (0.58 - i * 0.15), gy - gr * (0.58 - i * 0.15), gr * (1.16 - i * 0.3), gr * (1.16 - i * 0.3), i % 2 ? GOLD : DEEP)),
  ]);
}

export function sheets() {
  return {
    'banner.svg': drawStream(2400, 1000, [[880, 560, 210], [1620, 420, 165]], 38),
    'banner-mobile.svg': drawStream(1080, 1350, [[400, 830, 190], [700, 420, 150]], 38),
  };
}
