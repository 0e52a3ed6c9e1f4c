// "Steam Laboratory": a copper boiler and what comes out of it; the steam in rings, as old prints drew clouds.
import { between, chance, disc, fill, line, mix, range, rect, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const ROSE = '#f1c9b5';
const WINE = '#571a2c';
const COPPER = '#c4622d';
const WHITE = '#fdf4ea';

/** A puff: rings within rings, each puff hides the ones behind it. */
function puff([x, y, radius]) {
  const steps = Math.max(4, Math.round(radius / 17));
  return [disc(x, y, radius, WHITE), range(steps).map((i) => stroke(ring(x, y, radius * (1 - i / steps) - 2), i % 3 === 1 ? COPPER : WINE, i === 0 ? 5 : 2.6))];
}

function plume(random) {
  return range(64).map((i) => {
    const t = (i / 63) ** 0.8;
    const spread = mix(14, 400, t ** 1.15);
    const angle = between(random, 0, Math.PI * 2);
    return [mix(640, 1010, t ** 1.3) + Math.cos(angle) * spread * 1.05, mix(520, 150, t) + Math.sin(angle) * spread * 0.55, mix(32, 165, t) * between(random, 0.7, 1.1)];
  }).sort((a, b) => a[1] - b[1]);
}

function rivets(points) {
  return points.map(([x, y]) => disc(x, y, 6.5, WINE));
}

function boiler() {
  return [
    rect(330, 1090, 620, 110, WINE),
    fill('M330 1090V820a310 190 0 0 1 620 0V1090Z', COPPER),
    fill('M330 1090V820a310 190 0 0 1 310 -190V1090Z', '#d6763c'),
    stroke('M330 1090V820a310 190 0 0 1 620 0V1090Z', WINE, 7),
    rect(318, 812, 644, 34, WINE), rect(318, 1000, 644, 34, WINE),
    range(17).map((i) => [disc(346 + i * 36.7, 829, 6, ROSE), disc(346 + i * 36.7, 1017, 6, ROSE)]),
    rivets(range(9).map((i) => [640, 668 + i * 16])),
    rect(606, 560, 68, 84, WINE), rect(590, 536, 100, 26, COPPER), stroke('M590 536h100v26h-100Z', WINE, 6),
    disc(640, 926, 66, WINE), disc(640, 926, 54, WHITE),
    stroke(range(13).map((i) => line([[640 + Math.cos(2.5 + i * 0.365) * 40, 926 + Math.sin(2.5 + i * 0.365) * 40], [640 + Math.cos(2.5 + i * 0.365) * 48, 926 + Math.sin(2.5 + i * 0.365) * 48]])).join(''), WINE, 3),
    stroke('M632 934L668 894', COPPER, 7), disc(640, 926, 8, WINE),
  ];
}

/** From the boiler to the cylinder, and the wheel it drives. */
function engine() {
  const [x, y] = [1300, 950];
  const turn = -0.7;
  const pin = [x + Math.cos(turn) * 104, y + Math.sin(turn) * 104];
  return [
    stroke('M950 900H1010', WINE, 40), stroke('M950 900H1010', COPPER, 26),
    rect(1005, 850, 150, 110, WINE), rect(1017, 862, 126, 86, '#d6763c'), range(6).map((i) => rect(1026 + i * 20, 862, 7, 86, WINE)),
    disc(x, y, 206, WINE), disc(x, y, 176, ROSE),
    stroke(range(6).map((i) => line([[x, y], [x + Math.cos(turn + (i / 6) * Math.PI * 2) * 180, y + Math.sin(turn + (i / 6) * Math.PI * 2) * 180]])).join(''), WINE, 15),
    stroke(ring(x, y, 191), COPPER, 7), disc(x, y, 52, WINE), disc(x, y, 22, COPPER),
    stroke(line([[1150, 905], pin]), WHITE, 26), stroke(line([[1150, 905], pin]), WINE, 14), disc(...pin, 22, WINE), disc(...pin, 9, WHITE), disc(1150, 905, 15, WINE),
    rect(1000, 1150, 620, 60, WINE), fill('M1240 1160L1278 975h44L1360 1160Z', WINE), disc(x, y, 22, COPPER),
  ];
}

export function draw() {
  const random = chance(26);
  const wall = range(13).flatMap((j) => range(12).map((i) => `M${i * 150 + (j % 2) * 75 - 75} ${j * 76 + 240}h142v68h-142Z`));
  return sheet(W, H, ROSE, [
    stroke(wall.join(''), WINE, 1.6, { 'stroke-opacity': 0.16 }),
    plume(random).map(puff),
    boiler(), engine(), rect(0, 1186, W, 14, WINE),
  ]);
}
