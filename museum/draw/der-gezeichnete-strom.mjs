// "The River, Drawn": a pilot's chart without a word on it. Depth steps, a fairway in vermilion, fields on the banks.
import { between, chance, clamp, contour, curve, disc, fill, line, noise, range, rings, sample, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const PAPER = '#f1e6cd';
const FIELD = '#e3d3ae';
const STEPS = ['#bcd3cb', '#8fb9ba', '#5a94a2', '#2f6b85', '#1c4763'];
const INK = '#1c3c55';
const VERMILION = '#d8432b';

/** The middle of the stream and half its width there, t from 0 (upper left) to 1 (lower right). */
function middle(t) {
  return [
    mixX(t) + Math.sin(t * 7.2 + 0.4) * 250 * Math.sin(Math.PI * clamp(t * 0.9 + 0.1)),
    -140 + t * 1480,
  ];
}

function mixX(t) {
  return 420 + t * 760;
}

function breadth(t) {
  return 215 + 45 * Math.sin(t * 9 + 1) + t * 60;
}

const WAY = range(161).map((i) => ({ t: i / 160, at: middle(i / 160) }));
const ISLANDS = [
  [690, 130, 125, 40, 1.0],
  [680, 560, 150, 44, 1.75],
  [1040, 905, 170, 48, 0.72],
  [1240, 1010, 70, 26, 0.75],
];

/** Where the fairway leaves the middle to pass an island: at t, by so much. */
const SHIFTS = [[0.19, 95], [0.48, -95], [0.7, 110], [0.86, -70]];

function islandAt(x, y) {
  return ISLANDS.reduce((sum, [cx, cy, long, short, turn]) => {
    const [dx, dy] = [x - cx, y - cy];
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / long;
    const across = (-dx * Math.sin(turn) + dy * Math.cos(turn)) / short;
    return sum + Math.exp(-(along * along + across * across) * 1.1);
  }, 0);
}

const wobble = noise(11);
/** 1 in the deepest channel, 0 at the bank, below 0 on land. */
function depth(x, y) {
  let best = { far: Infinity, t: 0 };
  for (const { t, at } of WAY) {
    const far = Math.hypot(x - at[0], y - at[1]);
    if (far < best.far) best = { far, t };
  }
  const rough = wobble(x / 150, y / 150) * 0.16 + wobble(x / 52 + 9, y / 52) * 0.07;
  return 1 - best.far / breadth(best.t) + rough - islandAt(x, y) * 1.3;
}

/** The fields: long strips that run from the dyke into the land, plot by plot, as the marsh was once shared out. */
function furrows(field) {
  const random = chance(5);
  const strips = [];
  const taken = new Map();
  let plot = 0;
  const cellOf = ([x, y]) => `${Math.round(x / 17)},${Math.round(y / 17)}`;
  for (const side of [-1, 1])
    for (const row of range(5)) {
      let left = 0;
      let length = 0;
      let last;
      for (let t = -0.1; t < 1.1; t += 0.0048) {
        if (left-- <= 0) {
          plot++;
          left = between(random, 5, 13);
          length = random() < 0.13 ? 0 : between(random, 110, 205);
          continue;
        }
        if (length === 0) continue;
        const [[ax, ay], [bx, by]] = [middle(t - 0.01), middle(t + 0.01)];
        const run = Math.hypot(bx - ax, by - ay);
        const [nx, ny] = [(-(by - ay) / run) * side, ((bx - ax) / run) * side];
        const [x, y] = middle(t);
        const start = breadth(clamp(t)) * 1.42 + row * 225;
        const points = range(16)
          .map((i) => start + (i / 15) * length)
          .map((far) => [x + nx * far, y + ny * far, far])
          .filter(([px, py, far]) => field(px, py) < Math.min(-0.36, 1 - (far / breadth(clamp(t))) * 0.86))
          // A strip gives way to another plot's, and to a neighbour that comes too close where the river bends.
          .filter((point) => (taken.get(cellOf(point)) ?? plot) === plot);
        const close = last && points[0] && Math.hypot(points[0][0] - last[0], points[0][1] - last[1]) < 11;
        if (points.length < 4 || close) continue;
        last = points[0];
        for (const point of points) taken.set(cellOf(point), plot);
        strips.push(line([points[0], points.at(-1)]));
      }
    }
  return strips.join('');
}

function soundings(field) {
  const random = chance(21);
  const marks = [];
  for (let y = 20; y < H; y += 34)
    for (let x = 20; x < W; x += 34) {
      const [px, py] = [x + between(random, -9, 9), y + between(random, -9, 9)];
      const d = field(px, py);
      if (d > 0.06 && random() < 0.8) marks.push(disc(px, py, 1.4 + d * 2.6, d > 0.42 ? PAPER : INK));
    }
  return marks;
}

export function draw() {
  const grid = sample(W, H, 9, depth);
  const at = (x, y) => grid.values[clamp(Math.round(y / 9) + 2, 0, grid.rows - 1)][clamp(Math.round(x / 9) + 2, 0, grid.columns - 1)];
  const shore = rings(contour(grid, 0));
  const fairway = curve(range(60).map((i) => {
    const t = i / 59;
    const [x, y] = middle(t);
    return [x + SHIFTS.reduce((sum, [at, by]) => sum + by * Math.exp(-(((t - at) / 0.085) ** 2)), 0), y];
  }));
  return sheet(W, H, PAPER, [
    stroke(furrows(at), FIELD, 4.2),
    ...[-0.3, -0.2, -0.1].map((level, i) => stroke(rings(contour(grid, level)), INK, 1.1 + i * 0.5, { 'stroke-opacity': 0.22 + i * 0.16 })),
    ...STEPS.map((colour, i) => fill(rings(contour(grid, i * 0.19)), colour, { 'fill-rule': 'evenodd' })),
    ...STEPS.slice(1).map((_, i) => stroke(rings(contour(grid, (i + 1) * 0.19)), INK, 1.3, { 'stroke-opacity': 0.55 })),
    stroke(shore, INK, 4.5),
    soundings(at),
    stroke(fairway, PAPER, 11),
    stroke(fairway, VERMILION, 6.5, { 'stroke-dasharray': '30 15' }),
    [[0.33, 1], [0.58, 1], [0.93, 1]].map(([t, side]) => {
      const [x, y] = middle(t);
      const [bx, by] = [x + side * 96, y];
      return [disc(bx, by, 27, PAPER), disc(bx, by, 22, VERMILION), disc(bx, by, 8, PAPER)];
    }),
  ]);
}
