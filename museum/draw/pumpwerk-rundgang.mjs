// "Three Floors of Water": the pumping station sawn through like a doll's house, and a party on its way down.
import { between, chance, clip, curve, disc, fill, line, range, rect, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const SAND = '#f3ddb0';
const BRICK = '#a8431f';
const AMBER = '#f0a63c';
const INK = '#1f2a33';
const WATER = '#3d7f8c';
const CREAM = '#fbf0d8';

const [LEFT, RIGHT, WALL] = [330, 1270, 46];
const [EAVES, LOFT, HALL, CELLAR] = [330, 470, 800, 1120];
const STREET = 690;

/** Courses of brick within a box, every other one shifted. */
function courses(x, y, width, height) {
  const rows = range(Math.ceil(height / 20));
  const joints = rows.flatMap((j) => range(Math.ceil(width / 46) + 1).map((i) => [x + i * 46 + (j % 2 ? 23 : 4), y + j * 20])
    .filter(([jx, jy]) => jx < x + width && jy + 20 <= y + height + 1).map(([jx, jy]) => `M${Math.round(jx)} ${Math.round(jy)}v20`));
  return stroke(rows.map((j) => `M${x} ${y + j * 20}h${width}`).join('') + joints.join(''), INK, 2, { 'stroke-opacity': 0.35 });
}

function brick(x, y, width, height) {
  return [rect(x, y, width, height, BRICK), courses(x, y, width, height)];
}

/** A flight of steps seen from the side, with its rail. */
function flight(x1, y1, x2, y2, steps, colour = INK) {
  const [dx, dy] = [(x2 - x1) / steps, (y2 - y1) / steps];
  const treads = range(steps).map((i) => `H${Math.round(x1 + dx * (i + 1))}V${Math.round(y1 + dy * (i + 1))}`).join('');
  const posts = range(Math.floor(steps / 2) + 1).map((i) => `M${Math.round(x1 + dx * (i * 2 + 0.5))} ${Math.round(y1 + dy * i * 2)}v-46`).join('');
  return [fill(`M${x1} ${y1}${treads}v22L${x1} ${y1 + 22}Z`, colour),
    stroke(posts, colour, 3.5), stroke(line([[x1 + dx / 2, y1 - 48], [x2 - dx / 2, y2 - dy - 48]]), colour, 6)];
}

/** Somebody on the way down: a coat, a head; the first one carries the light. */
function visitor(x, y, size, coat) {
  return [
    fill(`M${x - 13 * size} ${y}V${y - 44 * size}a${13 * size} ${15 * size} 0 0 1 ${26 * size} 0V${y}Z`, coat),
    disc(x, y - 71 * size, 11 * size, coat === INK ? CREAM : INK),
  ];
}

function flywheel(x, y, radius) {
  const spoke = (i, near, far) => line([near, far].map((d) => [x + Math.cos(i) * d, y + Math.sin(i) * d]));
  return [disc(x, y, radius, INK), disc(x, y, radius - 26, CREAM),
    stroke(range(8).map((i) => spoke((i / 8) * Math.PI * 2 + 0.2, 20, radius - 20)).join(''), INK, 13),
    stroke(ring(x, y, radius - 13), AMBER, 5), disc(x, y, 40, BRICK), disc(x, y, 15, CREAM)];
}

/** Lumps of coal, heaped against the wall. */
function coal(random) {
  const mound = fill(`${curve(range(12).map((i) => [386 + i * 38, LOFT - 92 * Math.sin((Math.PI * (i + 0.4)) / 11.6) ** 1.2 + (i % 2) * 7]))}V${LOFT}H386Z`, INK);
  const heap = range(120).flatMap(() => {
    const x = between(random, LEFT + WALL + 20, 830);
    const top = LOFT - 118 * Math.sin(Math.PI * Math.min(1, (x - 330) / 520)) ** 1.3;
    const y = between(random, top, LOFT - 6);
    const size = between(random, 11, 23);
    const turn = between(random, 0, 2);
    return y > LOFT - 12 - size && random() < 0.4 ? [] : [[x, Math.min(y, LOFT - size * 0.6), size, turn]];
  });
  return [mound, ...heap.map(([x, y, size, turn], k) => fill(line(range(5).map((i) => [x + Math.cos(turn + i * 1.257) * size, y + Math.sin(turn + i * 1.257) * size * 0.8]), true), k % 4 === 0 ? '#3d4a55' : k % 4 === 1 ? '#2c3843' : INK))];
}

function waves(top, from, to, colour, pitch, tall, shift) {
  const points = range(Math.ceil((to - from) / 20) + 1).map((i) => [from + i * 20, top + Math.sin((from + i * 20 + shift) / pitch) * tall]);
  return fill(`${curve(points)}L${to} ${H + 10}L${from} ${H + 10}Z`, colour);
}

export function draw() {
  const random = chance(31);
  const inside = RIGHT - LEFT - WALL * 2;
  const tiles = range(17).map((i) => `M${LEFT + WALL + 30 + i * 50} ${LOFT + 40}V${HALL - 150}`).join('');
  const stones = range(90).map(() => {
    const [x, y] = [between(random, -20, W), between(random, STREET + 40, H)];
    return [x, y, between(random, 4, 15)];
  }).filter(([x]) => x > RIGHT + 30);
  return sheet(W, H, SAND, [
    disc(1160, 330, 250, '#f8e9c9'),
    // The chimney stands behind the house, the ground is cut where the house is.
    brick(430, 40, 86, 300), rect(418, 40, 110, 26, INK), rect(424, 74, 98, 10, AMBER),
    rect(-10, STREET, W + 20, H - STREET, '#5b3a26'),
    stones.map(([x, y, s]) => fill(`M${x - s} ${y}q${s} ${-s * 1.3} ${s * 2} 0q${-s} ${s} ${-s * 2} 0Z`, '#7a5236')),
    rect(-10, STREET, W + 20, 14, INK),
    // The river to the left of the quay wall, and its way in.
    rect(-10, STREET - 4, 250, H, SAND), waves(STREET + 70, -20, 236, WATER, 46, 7, 0), waves(STREET + 120, -20, 236, '#2f6977', 52, 8, 40), waves(STREET + 190, -20, 236, '#265763', 60, 8, 10),
    brick(214, STREET - 4, 56, H), rect(204, STREET - 18, 76, 20, INK),
    rect(200, 984, 180, 96, INK), rect(200, 1000, 190, 64, '#265763'),
    // The house.
    fill(line([[LEFT - 44, EAVES], [800, 96], [RIGHT + 44, EAVES], [RIGHT + 44, EAVES + 26], [LEFT - 44, EAVES + 26]], true), INK),
    fill(line([[LEFT + WALL, EAVES + 26], [LEFT + WALL, EAVES], [800, 136], [RIGHT - WALL, EAVES], [RIGHT - WALL, EAVES + 26]], true), '#e7bd78'),
    rect(LEFT + WALL, EAVES + 20, inside, LOFT - EAVES, '#e7bd78'),
    stroke(`M${LEFT + 60} ${EAVES + 4}H${RIGHT - 60}M800 140V${EAVES}M800 ${EAVES}L580 238M800 ${EAVES}L1020 238`, INK, 13),
    rect(LEFT + WALL, LOFT, inside, HALL - LOFT, CREAM),
    rect(LEFT + WALL, HALL, inside, CELLAR - HALL, '#2b3a44'),
    coal(random),
    // The hall: a band of tiles, tall windows, the engine.
    rect(LEFT + WALL, HALL - 120, inside, 120, '#efd9a8'), stroke(tiles, '#efd9a8', 3),
    [430, 560, 690].map((x) => [fill(`M${x} ${HALL - 130}V${LOFT + 110}a44 44 0 0 1 88 0V${HALL - 130}Z`, AMBER), stroke(`M${x + 44} ${HALL - 132}V${LOFT + 70}M${x + 4} ${HALL - 190}h80M${x + 4} ${LOFT + 116}h80`, CREAM, 6)]),
    flywheel(760, HALL - 128, 140),
    rect(470, HALL - 150, 160, 74, BRICK), rect(486, HALL - 164, 16, 100, INK), rect(600, HALL - 164, 16, 100, INK), rect(632, HALL - 122, 120, 18, INK), rect(440, HALL - 60, 260, 34, INK), rect(456, HALL - 80, 230, 22, BRICK), rect(420, HALL - 28, 500, 30, INK),
    // The cellar: vaults, the rising pipe, water.
    range(3).map((i) => fill(`M${LEFT + WALL + 6 + i * 205} ${CELLAR}V${HALL + 140}a98 98 0 0 1 196 0V${CELLAR}Z`, '#1b252d')),
    rect(560, HALL + 28, 44, 252, BRICK), rect(552, HALL + 60, 60, 14, AMBER), rect(552, HALL + 180, 60, 14, AMBER), fill(`M540 ${HALL + 300}l20 -40h44l20 40Z`, BRICK),
    clip('deep', line([[LEFT + WALL - 60, HALL], [RIGHT - WALL, HALL], [RIGHT - WALL, CELLAR], [LEFT + WALL - 60, CELLAR]], true), [waves(1010, LEFT, RIGHT, WATER, 40, 8, 0), waves(1046, LEFT, RIGHT, '#2f6977', 52, 8, 60), waves(1084, LEFT, RIGHT, '#265763', 44, 7, 20)]),
    // Walls and floors, sawn through.
    brick(LEFT, EAVES + 26, WALL, 984 - EAVES - 26), brick(LEFT, 1080, WALL, CELLAR - 1080), brick(RIGHT - WALL, EAVES + 26, WALL, CELLAR - EAVES - 26),
    rect(LEFT, LOFT, 930 - LEFT, 24, INK), rect(1208, LOFT, RIGHT - 1208, 24, INK), rect(LEFT, HALL, 1000 - LEFT, 28, INK), rect(1180, HALL, RIGHT - 1180, 28, INK), brick(LEFT, CELLAR, RIGHT - LEFT, 50), rect(LEFT, CELLAR - 6, RIGHT - LEFT, 8, INK),
    // The stairs, back and forth, and those who take them.
    rect(1150, 634, 76, 18, INK), flight(930, LOFT, 1150, 634, 11), flight(1150, 634, 1000, HALL, 11),
    flight(1180, HALL, 990, 1000, 13, SAND), rect(892, 1000, 102, 18, SAND), stroke('M908 1018V1110M974 1018V1110', INK, 10),
    visitor(862, LOFT, 0.96, BRICK), visitor(900, LOFT, 0.84, WATER), visitor(964, LOFT + 26, 0.94, BRICK), visitor(1042, LOFT + 82, 0.9, WATER), visitor(1190, 634, 0.95, AMBER), visitor(1102, 688, 0.92, BRICK),
    fill(ring(934, 952, 124), AMBER, { 'fill-opacity': 0.18 }), fill(ring(934, 952, 74), AMBER, { 'fill-opacity': 0.3 }),
    visitor(956, 1000, 0.96, BRICK), stroke('M944 958L920 950', BRICK, 8), rect(910, 950, 18, 26, AMBER), rect(908, 946, 22, 6, CREAM), disc(956, 932, 10, CREAM),
  ]);
}
