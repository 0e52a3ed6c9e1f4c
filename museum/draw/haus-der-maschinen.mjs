// "House of Machines": the pump hall from above, as a fitter would draw it: three pumps, one shaft, the rising main.
import { clip, disc, fill, line, range, rect, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const PETROL = '#12504e';
const CREAM = '#f2e8d2';
const BRASS = '#dba53f';
const RUST = '#cf5a33';
const DEEP = '#0d3a3a';

function polar(x, y, turn, radius) {
  return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
}

const TAU = Math.PI * 2;

function gear(x, y, radius, teeth, colour) {
  const outline = range(teeth).flatMap((i) => [[-0.3, 0], [-0.17, 1], [0.17, 1], [0.3, 0]].map(([shift, out]) => polar(x, y, ((i + shift) / teeth) * TAU, radius + (out ? 17 : 0))));
  return fill(line(outline, true), colour);
}

function bolts(x, y, radius, count, size, colour) {
  return range(count).map((i) => disc(...polar(x, y, (i / count) * TAU + 0.2, radius), size, colour));
}

/** A volute: its casing widens along one turn until it leaves as a pipe. */
function pump(x, y) {
  const spiral = range(41).map((i) => polar(x, y, -0.9 - (i / 40) * (TAU - 0.9), 158 + (i / 40) * 20));
  const vanes = range(9).map((i) => {
    const turn = (i / 9) * TAU;
    const [a, b, c] = [polar(x, y, turn, 34), polar(x, y, turn + 0.5, 66), polar(x, y, turn + 0.75, 98)];
    return `M${a.map(Math.round).join(' ')}Q${b.map(Math.round).join(' ')} ${c.map(Math.round).join(' ')}`;
  });
  return [
    rect(x + 92, y - 400, 86, 400, CREAM), rect(x + 104, y - 400, 62, 400, RUST),
    fill(line(spiral, true), CREAM),
    disc(x, y, 150, RUST), disc(x, y, 112, CREAM), disc(x, y, 104, DEEP),
    stroke(vanes.join(''), BRASS, 9),
    disc(x, y, 40, BRASS), disc(x, y, 17, PETROL),
    bolts(x, y, 131, 18, 6.5, CREAM),
    [-150, -262].map((dy) => [rect(x + 76, y + dy, 118, 12, DEEP), rect(x + 76, y + dy + 14, 118, 12, DEEP), range(4).map((i) => disc(x + 90 + i * 30, y + dy + 13, 5, CREAM))]),
  ];
}

function flywheel(x, y, radius) {
  return [
    disc(x, y, radius, BRASS), disc(x, y, radius - 34, DEEP),
    stroke(range(8).map((i) => line([polar(x, y, (i / 8) * TAU, 40), polar(x, y, (i / 8) * TAU, radius - 36)])).join(''), BRASS, 20),
    stroke(ring(x, y, radius - 17), PETROL, 3), stroke(ring(x, y, radius * 0.55), BRASS, 5),
    disc(x, y, 58, BRASS), gear(x, y, 36, 12, CREAM), disc(x, y, 18, DEEP),
  ];
}

/** The tiled floor, cut at a slant where the light falls in through the windows. */
function floor() {
  const tiles = range(16).flatMap((j) => range(21).filter((i) => (i + j) % 2 === 0).map((i) => `M${i * 80 - 40} ${j * 80 - 40}h80v80h-80Z`));
  const light = range(4).map((i) => line([[190 + i * 400, -10], [390 + i * 400, -10], [-30 + i * 400, 1210], [-230 + i * 400, 1210]], true)).join('');
  return [fill(tiles.join(''), DEEP, { 'fill-opacity': 0.32 }), clip('light', light, [rect(0, 0, W, H, '#1b6360'), fill(tiles.join(''), '#155753')])];
}

function gauge(x, y, turn) {
  return [disc(x, y, 54, CREAM), disc(x, y, 45, PETROL),
    stroke(range(11).map((i) => line([polar(x, y, 2.4 + (i / 10) * 4.6, 34), polar(x, y, 2.4 + (i / 10) * 4.6, 41)])).join(''), CREAM, 3),
    stroke(line([polar(x, y, turn + Math.PI, 12), polar(x, y, turn, 33)]), RUST, 6), disc(x, y, 7, CREAM)];
}

export function draw() {
  const columns = [330, 800, 1270];
  return sheet(W, H, PETROL, [
    floor(),
    rect(-10, 150, W + 20, 128, CREAM), rect(-10, 166, W + 20, 96, RUST), rect(-10, 182, W + 20, 14, BRASS),
    [70, 620, 1090, 1540].map((x) => [rect(x - 16, 132, 14, 164, DEEP), rect(x, 132, 14, 164, DEEP), range(5).map((i) => disc(x - 1, 150 + i * 32, 5, CREAM))]),
    columns.map((x) => pump(x, 620)),
    rect(-10, 944, W + 20, 34, DEEP), rect(-10, 948, W + 20, 26, CREAM), rect(-10, 953, W + 20, 5, BRASS),
    columns.map((x) => [rect(x - 13, 640, 26, 300, CREAM), rect(x - 6, 640, 6, 300, BRASS), gear(x, 961, 58, 20, RUST), disc(x, 961, 38, CREAM), disc(x, 961, 15, DEEP)]),
    [565, 1035].map((x) => [rect(x - 52, 918, 104, 86, DEEP), rect(x - 44, 926, 88, 70, CREAM), range(4).map((i) => disc(x - 30 + (i % 2) * 60, 942 + Math.floor(i / 2) * 38, 7, DEEP))]),
    flywheel(1270, 961, 190),
    gauge(140, 420, 4.1), gauge(580, 420, 5.2), gauge(1070, 420, 3.3),
  ]);
}
