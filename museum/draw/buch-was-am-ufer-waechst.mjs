// "What Grows on the Bank", the book: given a quarter turn, so that its fold is the waterline.
import { between, chance, clip, curve, disc, dots, fill, line, mix, noise, range, rect, stroke } from './paper.mjs';
import { goods } from './parts/counter.mjs';

const GROUND = '#d9a23f';
const SHADE = '#b98325';
const CLOTH = '#c9644f';
const SAGE = '#e3ead6';
const GREEN = '#1d4a36';
const LEAF = '#7d9c74';
const ROSE = '#d9806c';
const OCHRE = '#e2a63a';

const [LEFT, RIGHT, TOP, FOLD, FOOT] = [170, 1030, 150, 750, 1350];

/** A page ends in a soft round where it dives into the fold. */
function page(far, dip) {
  return `M${LEFT} ${far}H${RIGHT}V${FOLD - dip * 90}Q${RIGHT - 2} ${FOLD - dip * 20} ${RIGHT - 40} ${FOLD}H${LEFT + 40}Q${LEFT + 2} ${FOLD - dip * 20} ${LEFT} ${FOLD - dip * 90}Z`;
}

function from(x, y, turn, length) {
  return [x + Math.sin(turn) * length, y - Math.cos(turn) * length];
}

function leaf(x, y, turn, length, width, bend, colour) {
  const at = (t, side) => {
    const [px, py] = from(x, y, turn + bend * t, length * t);
    const half = Math.sin(Math.PI * t ** 0.8) * width * 0.5 * side;
    return [px + Math.cos(turn + bend * t) * half, py + Math.sin(turn + bend * t) * half];
  };
  return fill(curve([...range(7).map((i) => at(i / 6, 1)), ...range(6).map((i) => at(1 - (i + 1) / 6, -1))], true), colour);
}

/** Rays, and on each of them a smaller umbel. */
function umbel(x, y, turn, reach, count, random) {
  const rays = range(count).map((i) => {
    const a = turn + mix(-1.25, 1.25, i / (count - 1));
    const length = reach * between(random, 0.9, 1.05) * (1 - 0.12 * Math.abs(a - turn));
    const tip = from(x, y, a, length);
    return { d: curve([[x, y], from(x, y, mix(turn, a, 0.72), length * 0.55), tip]), tip, florets: range(7).map((k) => from(...tip, a + mix(-1.3, 1.3, k / 6), reach * 0.17)) };
  });
  const florets = rays.flatMap((ray) => ray.florets.map(([px, py]) => [px, py, reach * 0.046]));
  return [
    stroke(rays.map((ray) => ray.d).join(''), GREEN, 3.2),
    stroke(rays.flatMap((ray) => ray.florets.map((end) => line([ray.tip, end]))).join(''), GREEN, 1.6),
    dots(florets.filter((_, i) => i % 3 !== 1), ROSE), dots(florets.filter((_, i) => i % 3 === 1), OCHRE),
  ];
}

/** Root and rootlets as path data, one list for each of the three widths. */
function roots(x, y, turn, length, depth, random, found = ['', '', '']) {
  const bend = between(random, -0.5, 0.5);
  const pieces = depth === 0 ? 2 : 4;
  const points = range(pieces + 1).map((i) => [Math.round(x + Math.sin(turn + bend * (i / pieces)) * length * (i / pieces) + between(random, -4, 4)), Math.round(y + Math.cos(turn + bend * (i / pieces)) * length * (i / pieces))]);
  found[depth] += curve(points).replace(/\d+\.\d+/g, (n) => String(Math.round(n)));
  if (depth > 0)
    for (let i = 0; i < (depth === 2 ? 5 : 3); i++)
      roots(...points[1 + (i % pieces)], turn + bend * (i / pieces) + (i % 2 ? 1 : -1) * between(random, 0.3, 0.75), length * between(random, 0.3, 0.5), depth - 1, random, found);
  return found;
}

function drawRoots(list) {
  return [2.4, 4.6, 8.5].map((width, depth) => stroke(list.map((one) => one[depth]).join(''), SAGE, width));
}

export function draw() {
  const random = chance(23);
  const sway = noise(6);
  const stem = [[600, FOLD], [592, 640], [606, 520], [598, 404]];
  const ripples = range(9).map((k) => curve(range(16).map((i) => [LEFT - 20 + i * 60, FOLD + 60 + k * 62 + sway(i / 2.2 + k * 5, k) * 9])));
  const sheets = (far, dip) => range(5).map((i) => line([[LEFT - 8 - i * 5, far], [LEFT - 8 - i * 5, FOLD - dip * (84 - i * 3)]]) + line([[RIGHT + 8 + i * 5, far], [RIGHT + 8 + i * 5, FOLD - dip * (84 - i * 3)]])).join('');
  const cover = `M${LEFT - 52} ${TOP - 22}H${RIGHT + 52}V${FOOT + 22}H${LEFT - 52}Z`;
  return goods(GROUND, [
    fill(cover, SHADE, { transform: 'translate(18 26)' }), fill(cover, CLOTH),
    rect(LEFT - 34, TOP, RIGHT - LEFT + 68, FOLD - 80 - TOP, '#f6efdd'), rect(LEFT - 34, FOLD + 80, RIGHT - LEFT + 68, FOOT - FOLD - 80, '#f6efdd'),
    stroke(sheets(TOP, 1) + sheets(FOOT, -1), '#c9b893', 2),
    rect(LEFT - 6, FOLD - 40, RIGHT - LEFT + 12, 80, '#9c4636'),
    fill(page(TOP, 1), SAGE),
    fill(page(FOOT, -1), GREEN),
    clip('above', page(TOP, 1), [
      disc(810, 330, 118, OCHRE),
      leaf(330, FOLD, -0.12, 460, 24, -0.32, LEAF), leaf(372, FOLD, 0.06, 520, 26, 0.3, GREEN), leaf(300, FOLD, -0.3, 330, 22, -0.6, GREEN),
      leaf(868, FOLD, 0.1, 430, 24, 0.4, LEAF), leaf(836, FOLD, -0.06, 340, 22, -0.4, GREEN), leaf(900, FOLD, 0.3, 260, 20, 0.6, GREEN),
      [[-1, 640, 250], [1, 560, 230]].map(([side, y, reach]) => [
        stroke(curve([[598, y], [598 + side * reach * 0.45, y - 70], [598 + side * reach * 0.86, y - 150]]), GREEN, 6),
        range(4).map((i) => leaf(598 + side * reach * (0.2 + i * 0.13), y - 34 - i * 28, side * (0.6 + (i % 2) * 1.15), 92 - i * 8, 36, side * 0.2, i % 2 ? GREEN : LEAF)),
      ]),
      umbel(378, 486, -0.28, 92, 11, random), umbel(800, 408, 0.3, 86, 11, random),
      stroke(curve(stem), GREEN, 12),
      umbel(598, 404, 0, 186, 17, random),
    ]),
    clip('below', page(FOOT, -1), [
      stroke(ripples.join(''), SAGE, 1.8, { 'stroke-opacity': 0.28 }),
      drawRoots([
        ...range(9).map((i) => roots(600 + (i - 4) * 4, FOLD - 4, mix(-1.0, 1.0, i / 8), 440 - Math.abs(i - 4) * 30, 2, random)),
        ...range(3).map((i) => roots(340 + i * 8, FOLD - 4, mix(-0.5, 0.4, i / 2), 210, 1, random)),
        ...range(3).map((i) => roots(860 + i * 8, FOLD - 4, mix(-0.4, 0.5, i / 2), 230, 1, random)),
      ]),
    ]),
    stroke(line([[LEFT + 40, FOLD], [RIGHT - 40, FOLD]]), '#0e2a1e', 5),
    fill(`M${LEFT + 40} ${FOLD}H${RIGHT - 40}Q${RIGHT - 2} ${FOLD - 20} ${RIGHT} ${FOLD - 46}H${LEFT}Q${LEFT + 2} ${FOLD - 20} ${LEFT + 40} ${FOLD}Z`, '#1d4a36', { 'fill-opacity': 0.12 }),
  ]);
}
