// "Eleven Metres of Riverbank": the concertina hangs down, and the river runs over its folds. The strip is drawn once,
// flat; each panel shows its piece of it, sheared one way or the other.
import { between, chance, clamp, curve, disc, fill, line, noise, range, rect, stroke } from './paper.mjs';
import { goods } from './parts/counter.mjs';

const GROUND = '#1c4763';
const SHADE = '#123349';
const PAPER = '#f1e6cd';
const FIELD = '#dfcda6';
const STEPS = ['#bcd3cb', '#8fb9ba', '#5a94a2', '#2f6b85'];
const INK = '#1c3c55';
const VERMILION = '#d8432b';

const [WIDTH, PANEL, COUNT] = [700, 186, 7];
const LENGTH = PANEL * COUNT;
const LEAN = 0.36;

function middle(y) {
  return 350 + Math.sin(y / 205 + 0.5) * 120 + Math.sin(y / 88) * 34;
}

function breadth(y) {
  return 92 + 26 * Math.sin(y / 130 + 1);
}

function strip() {
  const random = chance(14);
  const wobble = noise(5);
  const ys = range(36).map((i) => -40 + (i * (LENGTH + 80)) / 35);
  const bank = (reach, side, seed) => ys.map((y) => [middle(y) + side * reach * breadth(y) * (1 + 0.16 * wobble(y / 90, seed)), y]);
  const water = (reach, seed) => `${curve([...bank(reach, -1, seed), ...bank(reach, 1, seed + 40).reverse()], true)}`;
  const furrows = range(7).flatMap((k) =>
    [-1, 1].flatMap((side) => {
      const plots = range(26).map((i) => ({ y: i * 52 + between(random, -8, 8), long: between(random, 60, 150), skip: random() < 0.16 }));
      return plots.filter(({ skip }) => !skip).map(({ y, long }) => {
        const x = middle(y) + side * (breadth(y) * 1.5 + k * 26 + 20);
        const end = clamp(y + long * 0.3, 0, LENGTH);
        return line([[x, y], [middle(end) + side * (breadth(end) * 1.5 + k * 26 + 20), end]]);
      });
    }),
  );
  const soundings = range(150).map(() => {
    const y = between(random, 0, LENGTH);
    return disc(middle(y) + between(random, -0.75, 0.75) * breadth(y), y, between(random, 1.6, 3), PAPER);
  });
  const fairway = curve(range(30).map((i) => [middle((i * LENGTH) / 29) + Math.sin(i * 1.1) * 20, (i * LENGTH) / 29]));
  return [
    rect(0, 0, WIDTH, LENGTH, PAPER),
    stroke(furrows.join(''), FIELD, 5),
    [1.42, 1.24].map((reach, i) => stroke(water(reach, i), INK, 1.4, { 'stroke-opacity': 0.4 })),
    STEPS.map((colour, i) => fill(water(1.06 - i * 0.24, i), colour, i ? {} : { stroke: INK, 'stroke-width': 4 })),
    soundings,
    stroke(fairway, PAPER, 9), stroke(fairway, VERMILION, 5.5, { 'stroke-dasharray': '24 13' }),
    [250, 640, 1010].map((y, i) => {
      const x = middle(y) + (i % 2 ? 62 : -58);
      return [disc(x, y, 20, PAPER), disc(x, y, 16, VERMILION), disc(x, y, 6, PAPER)];
    }),
  ];
}

export function draw() {
  const left = (1200 - WIDTH - LEAN * PANEL) / 2;
  const edge = (i) => left + (i % 2 ? LEAN * PANEL : 0);
  const top = 84;
  const step = 0.985;
  const panels = range(COUNT).map((i) => {
    const k = i % 2 ? -LEAN : LEAN;
    const y = top + i * PANEL * step;
    const shape = `M0 ${i * PANEL}h${WIDTH}v${PANEL}h${-WIDTH}Z`;
    return { i, y, matrix: `matrix(1 0 ${k} ${step} ${(edge(i) - k * i * PANEL).toFixed(1)} ${(y - i * PANEL * step).toFixed(1)})`, shape };
  });
  const outline = (dx, dy) => line([
    ...range(COUNT + 1).map((i) => [edge(i) + dx, top + i * PANEL * step + dy]),
    ...range(COUNT + 1).map((i) => [edge(COUNT - i) + WIDTH + dx, top + (COUNT - i) * PANEL * step + dy]),
  ], true);
  return goods(GROUND, [
    `<defs><g id="strip">${strip().flat(9).join('')}</g>${panels.map(({ i, shape }) => `<clipPath id="p${i}"><path d="${shape}"/></clipPath>`).join('')}</defs>`,
    fill(outline(34, 30), SHADE),
    panels.map(({ i, matrix, shape }) =>
      `<g transform="${matrix}"><g clip-path="url(#p${i})"><use href="#strip"/></g>${i % 2 ? fill(shape, '#123349', { 'fill-opacity': 0.2 }) : ''}</g>`),
    range(COUNT - 1).map((i) => stroke(line([[edge(i + 1), top + (i + 1) * PANEL * step], [edge(i + 1) + WIDTH, top + (i + 1) * PANEL * step]]), i % 2 ? '#fffaf0' : '#a8946a', 2, { 'stroke-opacity': 0.7 })),
  ]);
}
