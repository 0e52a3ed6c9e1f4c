// "A Birthday Among Fish": twelve folded boats in a ring around the cake they have come for, and fish that caught the scent.
import { between, chance, curve, disc, fill, line, range, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const MINT = '#bfe0d6';
const POOL = '#8cc7bf';
const PINK = '#c23a68';
const SUN = '#ffc94d';
const CREAM = '#fff6e3';
const DARK = '#4b1738';
const [X, Y] = [800, 600];
const TAU = Math.PI * 2;

function shade(d, lift, opacity = 0.24) {
  return fill(d, DARK, { transform: `translate(${Math.round(lift * 0.7)} ${lift})`, 'fill-opacity': opacity });
}

function paper(d, colour, lift = 9) {
  return shade(d, lift) + fill(d, colour);
}

/** A folded boat, laid flat with its peak outwards; the right half of each sheet lies in shade. */
function boat(x, y, turn, size, light, deep, hull, keel) {
  const place = (points) => points.map(([a, b]) => [x + (a * Math.cos(turn) - b * Math.sin(turn)) * size, y + (a * Math.sin(turn) + b * Math.cos(turn)) * size]);
  return [
    paper(line(place([[0, -104], [-66, 0], [66, 0]]), true), light, 9), fill(line(place([[0, -104], [0, 0], [66, 0]]), true), deep),
    paper(line(place([[-122, -40], [-60, 46], [60, 46], [122, -40], [0, 2]]), true), hull, 10),
    fill(line(place([[0, 2], [122, -40], [60, 46], [0, 46]]), true), keel),
    stroke(line(place([[-92, -20], [-50, 38]])), CREAM, 2.5), stroke(line(place([[92, -20], [50, 38]])), CREAM, 2.5),
  ];
}

/** A small folded fish that swims along. */
function fish(x, y, turn, size, body, fin) {
  const place = (points) => points.map(([a, b]) => [x + (a * Math.cos(turn) - b * Math.sin(turn)) * size, y + (a * Math.sin(turn) + b * Math.cos(turn)) * size]);
  return [
    paper(line(place([[-40, 0], [-88, -36], [-76, 0], [-88, 36]]), true), fin, 6),
    paper(line(place([[-52, 0], [0, -38], [66, 0], [0, 38]]), true), body, 6), fill(line(place([[-52, 0], [66, 0], [0, 38]]), true), fin),
    disc(...place([[38, -6]])[0], 6 * size, DARK),
  ];
}

function scallop(radius, count, depth) {
  return range(count).reduce((d, i) => {
    const at = (a, r) => [X + Math.cos(a) * r, Y + Math.sin(a) * r].map(Math.round).join(' ');
    return `${d}Q${at(((i + 0.5) / count) * TAU, radius + depth)} ${at(((i + 1) / count) * TAU, radius)}`;
  }, `M${X + radius} ${Y}`) + 'Z';
}

export function draw() {
  const random = chance(5);
  const ripples = range(9).map((k) => {
    const radius = 300 + k * 92;
    return stroke(curve(range(60).map((i) => {
      const a = (i / 60) * TAU;
      const r = radius + Math.sin(a * 12 + (k % 2) * Math.PI) * 12;
      return [X + Math.cos(a) * r, Y + Math.sin(a) * r];
    }), true), k % 2 ? CREAM : MINT, k % 2 ? 5 : 9, { 'stroke-opacity': 0.7 });
  });
  const inks = [[PINK, '#9d2a52'], [SUN, '#e3a528'], [CREAM, '#eadcbf']];
  const candles = range(7).map((i) => {
    const a = (i / 7) * TAU - Math.PI / 2;
    return [X + Math.cos(a) * 104, Y + Math.sin(a) * 104];
  });
  const confetti = range(70).map(() => {
    const a = between(random, 0, TAU);
    const r = between(random, 560, 1050);
    return [X + Math.cos(a) * r, Y + Math.sin(a) * r, between(random, 0, 3), Math.floor(random() * 3)];
  });
  return sheet(W, H, POOL, [
    disc(X, Y, 540, '#9bd0c7'), ripples,
    confetti.map(([x, y, turn, ink]) => fill(line(range(4).map((i) => [x + Math.cos(turn + i * 1.571) * 11, y + Math.sin(turn + i * 1.571) * 11]), true), [PINK, SUN, CREAM][ink])),
    // Plate and cake.
    shade(ring(X, Y, 262), 18), disc(X, Y, 262, CREAM), stroke(ring(X, Y, 240), PINK, 6),
    shade(scallop(196, 18, 32), 12), fill(scallop(196, 18, 32), PINK), disc(X, Y, 182, '#f3a6bb'),
    stroke(ring(X, Y, 150), CREAM, 9, { 'stroke-dasharray': '1 26' }), stroke(ring(X, Y, 60), PINK, 7, { 'stroke-dasharray': '1 20' }),
    candles.map(([x, y]) => [fill(ring(x, y, 46), SUN, { 'fill-opacity': 0.35 }), disc(x, y, 17, CREAM), stroke(line([[x - 10, y + 8], [x + 10, y - 8]]), PINK, 5), fill(`M${Math.round(x)} ${Math.round(y - 34)}q17 22 0 38q-17 -16 0 -38Z`, '#f2762e'), disc(x, y - 5, 5, SUN)]),
    range(12).map((i) => {
      const a = (i / 12) * TAU + TAU / 24;
      const [light, deep] = inks[i % 3];
      const [hull, keel] = inks[(i + 1) % 3];
      return boat(X + Math.cos(a) * 418, Y + Math.sin(a) * 418, a + Math.PI / 2, 0.94, light, deep, hull, keel);
    }),
    [[150, 200, 0.6, 1.5, 0], [1450, 1000, 3.7, 1.6, 1], [1440, 190, 2.5, 1.35, 2], [165, 1010, -0.6, 1.45, 2], [90, 600, 1.7, 1.1, 1], [1525, 590, -1.4, 1.1, 0]].map(([x, y, turn, size, ink]) => fish(x, y, turn, size, inks[ink][0], inks[ink][1])),
  ]);
}
