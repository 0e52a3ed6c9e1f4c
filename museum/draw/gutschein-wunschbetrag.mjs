// An amount of one's own: a staff in the water, and a mark that can be moved.
import { clip, curve, fill, range, rect, stroke } from './paper.mjs';
import { FACE, voucher } from './parts/counter.mjs';

const PAPER = '#f9f0d8';
const INK = '#1c2c3a';
const RED = '#dc4a2e';
const SEA = ['#8cc4bf', '#5fadae', '#3d919a', '#2b7883'];
const [STAFF, WIDE, LEVEL] = [400, 230, 372];

export function draw() {
  const { width, height } = FACE;
  const water = (y, row) => curve(range(16).map((i) => [-40 + i * 84, y + Math.sin(i * 0.95 + row * 1.3) * (7 + row * 2)]));
  // Each tenth is a comb of three teeth, now left, now right, as on every quay.
  const teeth = range(6).flatMap((i) => {
    const y = 12 + i * 120;
    const left = i % 2 === 0;
    return [rect(left ? STAFF + 20 : STAFF + WIDE - 48, y, 28, 120, INK), range(3).map((k) => rect(left ? STAFF + 20 : STAFF + WIDE - 20 - 118, y + k * 48, 118, 24, INK))];
  });
  const staff = `M${STAFF} -10h${WIDE}V${height + 10}h${-WIDE}Z`;
  const bands = (opacity) => SEA.map((colour, row) => fill(`${water(LEVEL + row * 92, row)}V${height + 20}H-40Z`, colour, { 'fill-opacity': opacity }));
  const arrow = (y, way) => fill(`M${STAFF + WIDE + 210} ${y}l-46 ${way * 66}h92Z`, RED);
  return voucher({ ground: '#efb196', shade: '#d08a6b', face: PAPER, body: [
    bands(1),
    fill(staff, '#f3c544'), clip('staff', staff, teeth),
    stroke(`M${STAFF} -10V${height}M${STAFF + WIDE} -10V${height}`, INK, 7),
    clip('sunk', staff, bands(0.5)),
    range(8).map((i) => stroke(curve(range(16).map((k) => [-40 + k * 84, LEVEL + 40 + i * 45 + Math.sin(k * 0.95 + i * 0.5) * 9])), PAPER, 2.4, { 'stroke-opacity': 0.6 })),
    stroke(water(LEVEL, 0), PAPER, 5),
    // The mark, and the ways it may go.
    fill(`M${STAFF + WIDE + 14} ${LEVEL}l96 -54v108Z`, RED), rect(STAFF + WIDE + 100, LEVEL - 9, width, 18, RED),
    arrow(LEVEL - 190, 1), arrow(LEVEL - 280, 1), arrow(LEVEL + 190, -1), arrow(LEVEL + 280, -1),
  ] });
}
