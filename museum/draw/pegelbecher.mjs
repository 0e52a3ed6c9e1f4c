// "Tide-Gauge Mug": enamel, seen from a little above, so that the scale inside can be read. Low water is coffee.
import { chance, clip, disc, fill, group, line, mix, range, stroke } from './paper.mjs';
import { goods } from './parts/counter.mjs';

const GROUND = '#f4cfae';
const SHADE = '#dfae86';
const TEAL = '#13646c';
const DEEP = '#0c4950';
const LIGHT = '#3c8d90';
const CREAM = '#fbf2e0';
const INSIDE = '#eadcc2';
const VERMILION = '#d8432b';
const COFFEE = '#4a2a1c';
const INK = '#20323a';

const [CX, RIM, FOOT] = [560, 520, 1190];
const [WIDE, FLAT] = [352, 124];
const [LOW_WIDE, LOW_FLAT] = [316, 104];

function ellipse(x, y, rx, ry) {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** Half width and half depth of the wall, t from rim to foot. */
function wall(t) {
  return [mix(WIDE, LOW_WIDE, t), mix(FLAT, LOW_FLAT, t)];
}

/** A point on the far wall inside: how deep, and how far round (0 is straight behind). */
function inner(depth, turn) {
  const [rx, ry] = wall((depth - RIM) / (FOOT - RIM));
  return [CX + Math.sin(turn) * (rx - 14), depth - Math.cos(turn) * (ry - 8)];
}

export function draw() {
  const random = chance(12);
  const body = `M${CX - WIDE} ${RIM}L${CX - LOW_WIDE} ${FOOT}A${LOW_WIDE} ${LOW_FLAT} 0 0 0 ${CX + LOW_WIDE} ${FOOT}L${CX + WIDE} ${RIM}Z`;
  const handle = `M${CX + 330} ${RIM + 120}C${CX + 560} ${RIM + 70} ${CX + 585} ${RIM + 500} ${CX + 322} ${RIM + 500}`;
  const mouth = ellipse(CX, RIM, WIDE - 16, FLAT - 12);
  const level = RIM + 118;
  const [lx, ly] = wall((level - RIM) / (FOOT - RIM));
  const marks = range(10).map((i) => {
    const depth = RIM + 6 + i * 15;
    const long = i % 5 === 0 ? 0.34 : 0.17;
    return line(range(6).map((k) => inner(depth, mix(-0.03 - long, -0.03, k / 5))));
  });
  const alarm = line(range(9).map((k) => inner(RIM + 22, mix(0.1, 0.62, k / 8))));
  const flood = line(range(9).map((k) => inner(RIM + 60, mix(0.1, 0.44, k / 8))));
  const specks = range(46).map(() => {
    const [x, y] = [CX + (random() * 2 - 1) * 320, RIM + 130 + random() * 560];
    return disc(x, y, 1.4 + random() * 2.4, LIGHT);
  });
  return goods(GROUND, [
    fill(ellipse(CX + 150, FOOT + 62, 440, 92), SHADE),
    stroke(handle, DEEP, 64), stroke(handle, TEAL, 52), stroke(`M${CX + 352} ${RIM + 116}C${CX + 540} ${RIM + 90} ${CX + 556} ${RIM + 400} ${CX + 420} ${RIM + 466}`, LIGHT, 8),
    fill(body, TEAL),
    clip('wall', body, [
      fill(`M${CX + 150} ${RIM}L${CX + 140} ${FOOT + 120}H${CX + 380}V${RIM}Z`, DEEP),
      fill(`M${CX - 292} ${RIM}L${CX - 266} ${FOOT + 120}h52L${CX - 232} ${RIM}Z`, LIGHT), fill(`M${CX - 208} ${RIM}L${CX - 190} ${FOOT + 120}h14L${CX - 190} ${RIM}Z`, LIGHT),
      specks,
      stroke(`M${CX - LOW_WIDE} ${FOOT}A${LOW_WIDE} ${LOW_FLAT} 0 0 0 ${CX + LOW_WIDE} ${FOOT}`, '#062e33', 18),
    ]),
    fill(ellipse(CX, RIM, WIDE, FLAT), VERMILION),
    fill(mouth, CREAM),
    clip('mouth', mouth, [
      fill(`M${CX - WIDE} ${RIM - FLAT}h180L${CX - 130} ${RIM + FLAT}H${CX - WIDE}Z`, INSIDE),
      stroke(marks.join(''), INK, 6),
      stroke(flood, TEAL, 9), stroke(alarm, VERMILION, 9),
      fill(ellipse(CX, level, lx - 16, ly - 8), COFFEE),
      stroke(`M${CX - 96} ${level - 74}a${lx} ${ly} 0 0 1 210 4`, '#8a5a3c', 6),
    ]),
    group(range(3).map((i) => {
      const x = CX - 92 + i * 92;
      return stroke(`M${x} ${RIM - 172}c-44 -50 44 -84 0 -134s44 -84 0 -${i === 1 ? 150 : 120}`, CREAM, 13);
    })),
  ]);
}
