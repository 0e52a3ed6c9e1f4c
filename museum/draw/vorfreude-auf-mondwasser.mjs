// "Looking Forward to Moon Water": the frame hangs, the picture is on its way.
import { clip, curve, disc, fill, mix, range, rect, stroke } from './paper.mjs';
import { FACE, voucher } from './parts/counter.mjs';

const WALL = '#d7cbe8';
const NIGHT = '#241a40';
const VIOLET = '#6f5fa6';
const MOON = '#f3d584';
const PALE = '#eadfb9';
const GOLD = '#d49a36';
const [X, Y, WIDE, TALL, EDGE] = [330, 110, 500, 400, 34];
const FLOOR = 596;
const MOON_AT = [690, 500, 176];

export function draw() {
  const hole = `M${X + EDGE} ${Y + EDGE}h${WIDE - EDGE * 2}v${TALL - EDGE * 2}h${EDGE * 2 - WIDE}Z`;
  const frame = `M${X} ${Y}h${WIDE}v${TALL}h${-WIDE}Z`;
  const tide = (row) => curve(range(32).map((i) => [-20 + i * 40, FLOOR + 18 + row * 21 + Math.sin(i * 0.8 + row * 0.9) * mix(2, 9, row / 6)]));
  return voucher({ ground: '#f2a47f', shade: '#d27d57', face: WALL, body: [
    range(9).map((i) => rect(i * 145, 0, 3, FLOOR, '#cabce0')),
    disc(...MOON_AT, PALE),
    stroke(`M${X + 90} ${Y}L580 34L${X + WIDE - 90} ${Y}`, NIGHT, 4), disc(580, 32, 9, NIGHT),
    fill(frame + hole, '#b9a9d6', { 'fill-rule': 'evenodd', transform: 'translate(12 16)' }),
    clip('hole', hole, [rect(X, Y, WIDE, TALL, '#ece4f5'), disc(...MOON_AT, MOON)]),
    fill(frame + hole, GOLD, { 'fill-rule': 'evenodd' }),
    stroke(`M${X + 11} ${Y + 11}h${WIDE - 22}v${TALL - 22}h${22 - WIDE}Z`, '#f0c876', 5), stroke(hole, '#9c6a1c', 5),
    stroke(`M${X} ${Y}l${EDGE} ${EDGE}M${X + WIDE} ${Y}l${-EDGE} ${EDGE}M${X} ${Y + TALL}l${EDGE} ${-EDGE}M${X + WIDE} ${Y + TALL}l${-EDGE} ${-EDGE}`, '#9c6a1c', 3),
    // Where the floor should be there is water already.
    rect(0, FLOOR, FACE.width, 200, NIGHT),
    range(7).map((row) => stroke(tide(row), row % 3 ? VIOLET : WALL, 3)),
    clip('way', `M560 ${FLOOR}H820L790 ${FACE.height}H600Z`, range(7).map((row) => stroke(tide(row), MOON, 8))),
    rect(880, 196, 70, 96, '#f7f3fb'), stroke('M894 222h42M894 240h42M894 258h26', VIOLET, 4),
  ] });
}
