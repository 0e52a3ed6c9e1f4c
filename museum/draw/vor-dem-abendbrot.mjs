// "One Picture Before Supper": a single evening on the wall, the lamp above it, and stools for those who come.
import { clip, curve, disc, fill, line, mix, range, rect, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const DUSK = '#2b3a5c';
const NIGHT = '#1a2440';
const PEACH = '#ffb98e';
const FLAME = '#e4572e';
const CREAM = '#fff1dc';

const [LEFT, TOP, WIDE, TALL] = [470, 215, 660, 470];
const FLOOR = 860;

/** The picture: the sun's last hand's breadth, in bands that grow broader towards the viewer. */
function evening() {
  const horizon = TOP + TALL * 0.56;
  const skies = ['#f6874f', '#f99c62', '#fcae78', PEACH, '#ffc9a0', '#ffdab8'];
  const bands = range(6).map((i) => rect(LEFT, TOP + (TALL * 0.56 * i) / 6, WIDE, (TALL * 0.56) / 6 + 1, skies[i]));
  const [sx, r] = [LEFT + WIDE * 0.6, 118];
  const water = range(9).map((i) => {
    const [a, b] = [(i / 9) ** 1.5, ((i + 1) / 9) ** 1.5].map((t) => mix(horizon, TOP + TALL, t));
    const half = r * (1.02 - i * 0.05) + (i % 2 ? -26 : 14);
    return [rect(LEFT, a, WIDE, b - a + 1, i % 2 ? DUSK : '#37507a'), fill(`M${Math.round(sx - half)} ${Math.round(a + 2)}h${Math.round(half * 2)}l${i % 2 ? 16 : -16} ${Math.round(b - a - 4)}h${Math.round(-half * 2)}Z`, i % 2 ? PEACH : FLAME)];
  });
  return clip('picture', `M${LEFT} ${TOP}h${WIDE}v${TALL}h${-WIDE}Z`, [
    bands, disc(sx, horizon - 12, r, FLAME), water,
    // The far bank, and one boat that is late for supper.
    fill(`${curve([[LEFT, horizon - 30], [LEFT + 90, horizon - 44], [LEFT + 170, horizon - 22], [LEFT + 250, horizon]])}L${LEFT} ${horizon}Z`, NIGHT),
    fill(line([[LEFT + 150, horizon + 96], [LEFT + 262, horizon + 96], [LEFT + 236, horizon + 120], [LEFT + 172, horizon + 120]], true), NIGHT),
    fill(line([[LEFT + 204, horizon - 8], [LEFT + 204, horizon + 88], [LEFT + 156, horizon + 88]], true), CREAM), fill(line([[LEFT + 212, horizon + 14], [LEFT + 212, horizon + 88], [LEFT + 250, horizon + 88]], true), PEACH),
  ]);
}

/** A folding stool from behind: seat, crossed legs, what it throws on the floor. */
function stool(x, y, s, seat) {
  return [
    fill(line([[x - 78 * s, y + 4], [x + 78 * s, y + 4], [x + 150 * s, y + 70 * s], [x - 110 * s, y + 70 * s]], true), NIGHT, { 'fill-opacity': 0.3 }),
    stroke(line([[x - 66 * s, y - 128 * s], [x + 62 * s, y]]), NIGHT, 13 * s), stroke(line([[x + 66 * s, y - 128 * s], [x - 62 * s, y]]), NIGHT, 13 * s),
    stroke(line([[x - 36 * s, y - 26 * s], [x + 36 * s, y - 26 * s]]), NIGHT, 8 * s),
    fill(`M${x - 84 * s} ${y - 136 * s}q${84 * s} ${30 * s} ${168 * s} 0v${22 * s}q${-84 * s} ${32 * s} ${-168 * s} 0Z`.replace(/\d+\.\d+/g, (n) => String(Math.round(n))), seat),
  ];
}

export function draw() {
  const [lx, ly] = [800, 52];
  const cone = (half, reach) => line([[lx - 40, ly], [lx + 40, ly], [lx + half, reach], [lx - half, reach]], true);
  const pool = (rx, ry) => `M${800 - rx} ${1010}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
  return sheet(W, H, DUSK, [
    fill(cone(690, FLOOR), '#3d4f78'), fill(cone(560, FLOOR), '#52648a'), fill(cone(440, FLOOR), '#6d7b9a'),
    rect(-10, FLOOR, W + 20, H - FLOOR + 10, '#8a3d33'), rect(-10, FLOOR - 26, W + 20, 26, NIGHT),
    clip('floor', `M-10 ${FLOOR}h${W + 20}v${H}h${-W - 20}Z`, [
      fill(pool(860, 260), '#a84d39'), fill(pool(690, 190), '#c86645'), fill(pool(500, 120), '#e08457'),
      stroke(range(15).map((i) => line([[800 + (i - 7) * 96, FLOOR], [800 + (i - 7) * 210, H]])).join(''), NIGHT, 3, { 'stroke-opacity': 0.25 }),
    ]),
    // Lamp, frame, picture.
    rect(792, -10, 16, 40, NIGHT), fill(line([[744, 62], [770, 22], [830, 22], [856, 62]], true), NIGHT), rect(752, 60, 96, 10, CREAM),
    rect(LEFT - 34, TOP - 18, WIDE + 92, TALL + 70, NIGHT).replace('/>', ' fill-opacity="0.35"/>'),
    rect(LEFT - 46, TOP - 46, WIDE + 92, TALL + 92, CREAM), rect(LEFT - 30, TOP - 30, WIDE + 60, TALL + 60, FLAME), rect(LEFT - 20, TOP - 20, WIDE + 40, TALL + 40, CREAM),
    evening(),
    rect(LEFT + WIDE + 78, TOP + TALL - 40, 44, 58, CREAM), stroke(`M${LEFT + WIDE + 87} ${TOP + TALL - 24}h26m-26 12h26m-26 12h16`, DUSK, 3),
    [230, 420, 610, 800, 990, 1180, 1370].map((x, i) => stool(x, 1010 + Math.abs(i - 3) * 5, 0.8, i % 2 ? CREAM : PEACH)),
    [110, 340, 570, 1030, 1260, 1490].map((x, i) => stool(x, 1176, 1.06, i % 2 ? PEACH : CREAM)),
  ]);
}
