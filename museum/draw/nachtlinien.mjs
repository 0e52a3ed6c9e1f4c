// "Night Lines": an hour of traffic over the bridge and an hour of ships below, on one plate. Light only, and grain.
import { between, chance, curve, disc, dots, line, mix, range, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const BLACK = '#0c0f1a';
const AMBER = '#ffb14a';
const RED = '#f0412c';
const ICE = '#cfe3f7';
const WATER = 700;

/** The bridge's road as it runs from the lower left corner to the far bank. */
function road(t, lane) {
  const near = (1 - t) ** 1.5;
  return [mix(1730, -140, near) + lane * near * 95, mix(520, 1060, near) - Math.sin(Math.PI * t ** 0.75) * 300 + lane * (9 + near * 92)];
}

/** A glow is four strokes, the widest the faintest. */
function glow(d, colour, width, strength = 1) {
  return [[7, 0.07], [3.4, 0.14], [1.7, 0.4], [0.75, 1]].map(([times, opacity]) => stroke(d, colour, width * times, { 'stroke-opacity': Math.round(opacity * strength * 100) / 100 }));
}

function traffic(random) {
  return range(38).map((i) => {
    const lane = mix(-1, 1, i / 37) + between(random, -0.02, 0.02);
    const colour = lane < -0.08 ? RED : lane > 0.06 ? (random() < 0.25 ? ICE : AMBER) : null;
    if (!colour) return [];
    const start = random() < 0.35 ? between(random, 0, 0.35) : 0;
    const end = random() < 0.3 ? between(random, 0.6, 0.9) : 1;
    return glow(curve(range(16).map((k) => road(mix(start, end, k / 15), lane))), colour, between(random, 1.2, 3.1), between(random, 0.5, 1));
  });
}

function lamps() {
  return range(15).map((i) => {
    const t = 0.05 + (i / 14) ** 0.8 * 0.9;
    const [x, y] = road(t, -1.12);
    const tall = 12 + (1 - t) ** 2 * 210;
    return [stroke(line([[x, y], [x, y - tall]]), ICE, 1 + (1 - t) * 2.5, { 'stroke-opacity': 0.32 }), glow(line([[x, y - tall], [x, y - tall]]), ICE, 4 + (1 - t) ** 2 * 11)];
  });
}

/** Windows of the far bank, and what the water makes of them. */
function farBank(random) {
  const lights = range(120).map(() => ({ x: between(random, 250, W), y: WATER - 4 - between(random, 2, 60) * random(), colour: random() < 0.62 ? AMBER : random() < 0.6 ? ICE : RED, size: between(random, 1.3, 3.2) }));
  const reflections = lights.map(({ x, colour, size }) => {
    const tall = between(random, 40, 330);
    const points = range(9).map((k) => [x + between(random, -3, 3) * (k / 3), WATER + 10 + (k / 8) * tall]);
    return stroke(curve(points), colour, size * 2.2, { 'stroke-opacity': 0.42, 'stroke-dasharray': `${Math.round(between(random, 14, 60))} ${Math.round(between(random, 6, 18))}` });
  });
  return [reflections, lights.map(({ x, y, colour, size }) => disc(x, y, size, colour)), stroke(line([[180, WATER], [W, WATER]]), ICE, 1.2, { 'stroke-opacity': 0.25 })];
}

function ships() {
  return [[770, RED, 0.5, 150, 1600], [792, ICE, 0.8, 150, 1600], [905, AMBER, 1.5, 620, 1600], [936, ICE, 1, 620, 1600]].map(([y, colour, width, x, to]) =>
    glow(curve(range(30).map((i) => [mix(x, to + 30, i / 29), y + Math.sin(i * 0.9 + y) * 2.4 + (i / 29) * 16])), colour, width * 2));
}

function stars(random) {
  return range(64).map(() => {
    const radius = between(random, 120, 1500);
    const turn = between(random, 0.05, 1.5) + Math.PI;
    const arc = range(7).map((k) => [1180 + Math.cos(turn + k * 0.022) * radius * 1.0, 640 + Math.sin(turn + k * 0.022) * radius]);
    const dry = arc.every(([, y]) => y < 560);
    return dry ? stroke(curve(arc), ICE, between(random, 0.8, 1.9), { 'stroke-opacity': Math.round(between(random, 20, 70)) / 100 }) : [];
  });
}

export function draw() {
  const random = chance(41);
  const grain = range(4200).map(() => [between(random, 0, W), between(random, 0, H), random() < 0.85 ? 0.5 : 0.75]);
  return sheet(W, H, BLACK, [
    `<g opacity="0.3">${dots(grain, '#8d97b0')}</g>`,
    stars(random), farBank(random), ships(), traffic(random), lamps(),
  ]);
}
