// "Down to the Cellar by Lantern": one vault behind the other, each ring of bricks a shade darker, and the haloes of a
// single light that the water gives back.
import { between, chance, clip, curve, disc, fill, line, mix, range, rect, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const BLACK = '#140b0a';
const AMBER = '#ffc15e';
const CREAM = '#fff0c9';
const [X, WATER] = [800, 850];

function hex(from, to, t) {
  return `#${[1, 3, 5].map((i) => Math.round(mix(Number.parseInt(from.slice(i, i + 2), 16), Number.parseInt(to.slice(i, i + 2), 16), t)).toString(16).padStart(2, '0')).join('')}`;
}

/** An arch as an outline: legs in the water, half a circle on top. */
function arch(half, spring) {
  return `M${r(X - half)} ${WATER + 6}V${r(spring)}a${r(half)} ${r(half)} 0 0 1 ${r(half * 2)} 0V${WATER + 6}Z`;
}

function r(x) {
  return Math.round(x);
}

/** The bricks of one ring: wedges above, courses on the legs, some of them missing their share of light. */
function bricks(half, spring, thick, random, base) {
  const count = Math.round(half / 13) + 8;
  const at = (a, d) => [X + Math.cos(a) * d, spring - Math.sin(a) * d];
  const wedges = range(count).flatMap((i) => [0, 1].map((row) => {
    const [a, b] = [i, i + 1].map((k) => (Math.PI * (k + (row ? 0.5 : 0))) / count);
    if (b > Math.PI) return null;
    const [near, far] = [half + 3 + (row * thick) / 2, half + thick / 2 - 3 + (row * thick) / 2];
    return { d: line([at(a + 0.008, near), at(b - 0.008, near), at(b - 0.008, far), at(a + 0.008, far)], true), tone: random() };
  })).filter(Boolean);
  const tall = Math.max(14, thick * 0.3);
  const legs = range(Math.ceil((WATER - spring) / tall)).flatMap((j) => [-1, 1].flatMap((side) => [0, 1].map((row) => {
    const inner = X + side * (half + 3 + (row * thick) / 2);
    const outer = X + side * (half + thick / 2 - 3 + (row * thick) / 2);
    const y = spring + j * tall + (row ? tall / 2 : 0);
    return { d: line([[inner, y + 2], [outer, y + 2], [outer, y + tall - 3], [inner, y + tall - 3]], true), tone: random() };
  })));
  const all = [...wedges, ...legs];
  return [0, 1, 2].map((k) => fill(all.filter(({ tone }) => Math.floor(tone * 3) === k).map(({ d }) => d.replace(/\d+\.\d+/g, (n) => r(Number(n)))).join(''), hex(base, k === 0 ? BLACK : AMBER, [0.22, 0, 0.1][k])));
}

export function draw() {
  const random = chance(77);
  const vaults = range(6).map((k) => ({ half: 640 * 0.72 ** k, spring: mix(560, 735, 1 - 0.72 ** k), thick: 210 * 0.74 ** k, light: (k + 1) / 6 }));
  const [lx, ly] = [X, 735];
  const haloes = [[430, 0.06], [300, 0.08], [200, 0.12], [125, 0.2], [72, 0.4]];
  const ripples = range(26).flatMap((j) => {
    const t = j / 25;
    const y = WATER + 10 + t ** 1.5 * (H - WATER);
    return range(3 + Math.floor(t * 3)).map(() => {
      const x = X + (random() + random() - 1) * mix(90, 420, t);
      const half = between(random, 10, mix(36, 150, t));
      return { x, y, half, tall: mix(3, 12, t), near: Math.abs(x - X) < mix(40, 130, t) };
    });
  });
  const lens = ({ x, y, half, tall }) => `M${r(x - half)} ${r(y)}q${r(half)} ${r(-tall)} ${r(half * 2)} 0q${r(-half)} ${r(tall)} ${r(-half * 2)} 0Z`;
  return sheet(W, H, BLACK, [
    // The front wall, hardly lit.
    stroke(range(22).map((j) => `M0 ${j * 40 + 10}H${W}`).join('') + range(22).flatMap((j) => range(14).map((i) => `M${i * 124 + (j % 2) * 62} ${j * 40 + 10}v40`)).join(''), '#2b1712', 4),
    vaults.map(({ half, spring, thick, light }, k) => {
      const base = hex('#3a1a12', '#d97a2b', light ** 1.25);
      return [fill(arch(half + thick, spring), k === 0 ? '#0f0807' : hex(BLACK, '#8a3f18', light ** 2)), bricks(half, spring, thick, random, base), fill(arch(half, spring), hex(BLACK, '#a8521c', light ** 2.2))];
    }),
    clip('air', `M0 0H${W}V${WATER}H0Z`, haloes.map(([radius, strength]) => fill(ring(lx, ly, radius), AMBER, { 'fill-opacity': strength }))),
    // Water, with what it gives back.
    rect(0, WATER, W, H - WATER, '#1a0d0b'),
    clip('water', `M0 ${WATER}H${W}V${H}H0Z`, [
      haloes.map(([radius, strength]) => fill(`M${X - radius} ${WATER}a${radius} ${r(radius * 0.8)} 0 0 0 ${radius * 2} 0Z`, AMBER, { 'fill-opacity': strength * 0.75 })),
      stroke(range(14).map((j) => curve(range(9).map((i) => [i * 200, WATER + 22 + j * 26 + Math.sin(i * 1.4 + j * 2) * 5]))).join(''), BLACK, 5, { 'stroke-opacity': 0.55 }),
      fill(ripples.filter(({ near }) => !near).map(lens).join(''), '#c9641c'), fill(ripples.filter(({ near }) => near).map(lens).join(''), AMBER),
    ]),
    // A boatman's landing, somebody with the lantern.
    fill(line([[X - 150, WATER - 8], [X + 150, WATER - 8], [X + 190, WATER + 26], [X - 190, WATER + 26]], true), BLACK),
    fill(`M${X + 26} ${WATER - 6}V${WATER - 128}a36 40 0 0 1 72 0V${WATER - 6}Z`, BLACK), disc(X + 62, WATER - 196, 29, BLACK), fill(`M${X + 24} ${WATER - 204}q38 -44 78 0l8 8h-94Z`, BLACK),
    stroke(line([[X + 46, WATER - 138], [X + 6, WATER - 152]]), BLACK, 17), stroke(`M${lx - 2} ${ly - 40}q0 -14 8 -16`, BLACK, 5),
    rect(lx - 24, ly - 34, 46, 8, BLACK), rect(lx - 19, ly - 26, 36, 50, AMBER), fill(`M${lx - 1} ${ly - 20}q14 20 0 38q-14 -18 0 -38Z`, CREAM), rect(lx - 24, ly + 22, 46, 9, BLACK), stroke(`M${lx - 19} ${ly - 24}V${ly + 22}M${lx + 17} ${ly - 24}V${ly + 22}`, BLACK, 4),
  ]);
}
