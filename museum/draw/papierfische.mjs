// "Paper Fish": cut with scissors, laid over each other, each with the shadow that paper throws.
import { between, chance, curve, disc, fill, line, range, sheet } from './paper.mjs';

const [W, H] = [1600, 1200];
const CREAM = '#f6eedd';
const CORAL = '#e8583c';
const SUN = '#f5be3b';
const SEA = '#1f6f9f';
const NAVY = '#143250';
const SKY = '#8fc3cf';

/** A cut shape and its shadow, a little down and to the right. */
function paper(d, colour, lift = 9) {
  return fill(d, NAVY, { transform: `translate(${Math.round(lift * 0.7)} ${lift})`, 'fill-opacity': 0.26 }) + fill(d, colour);
}

/** A strip of sea with a crest that is cut, not drawn: arcs that meet in points. */
function wave(y, pitch, tall, shift, colour) {
  let d = `M-40 ${H + 40}L-40 ${y}`;
  for (let x = -40 - shift; x < W + pitch; x += pitch) d += `L${x} ${y}Q${x + pitch * 0.5} ${y + tall * 2} ${x + pitch} ${y}`;
  return paper(`${d}L${W + pitch} ${H + 40}Z`, colour, 12);
}

function turned(points, x, y, size, turn, flip) {
  return points.map(([a, b]) => [x + (a * Math.cos(turn) * flip - b * Math.sin(turn)) * size, y + (a * Math.sin(turn) * flip + b * Math.cos(turn)) * size]);
}

function arc(from, to, height, count = 14) {
  return range(count).map((i) => {
    const t = i / (count - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - Math.sin(Math.PI * t) * height];
  });
}

/** A fish of folded paper: body, tail, fin; a row of slits lifts like scales. */
function fish({ x, y, size, turn = 0, flip = 1, body, fin, slit }) {
  const place = (points) => turned(points, x, y, size, turn, flip);
  const slits = range(4).flatMap((k) => range(5 - Math.abs(k - 1)).map((i) => {
    const [sx, sy] = [-34 + k * 27, (i - (4 - Math.abs(k - 1)) / 2) * 19];
    return Math.abs(sy) < 44 - Math.abs(sx + 6) * 0.42 ? [line(place([[sx, sy - 8], [sx + 17, sy], [sx, sy + 8], [sx + 4, sy]]), true)] : [];
  })).flat().join('');
  const [ex, ey] = place([[72, -12]])[0];
  return [
    paper(line(place([[-84, 0], [-150, -58], [-132, -18], [-146, 4], [-130, 24], [-150, 62]]), true), fin),
    paper(line(place([...arc([-20, -44], [44, -40], 44), [14, -30]]), true), fin),
    paper(line(place([...arc([-104, 0], [118, 0], 62, 22), ...arc([118, 0], [-104, 0], -60, 22)]), true), body),
    paper(line(place([[2, 18], [-46, 58], [-16, 52], [20, 30]]), true), fin, 5),
    fill(slits, slit),
    fill(line(place(arc([50, -44], [50, 46], 0, 2).concat(arc([50, 46], [50, -44], 0, 2)))), slit),
    disc(ex, ey, 13 * size, CREAM), disc(ex + 2, ey, 6.5 * size, NAVY),
  ];
}

function weed(x, y, tall, lean, colour) {
  const left = range(9).map((i) => [x + lean * (i / 8) ** 2 - (i % 2 ? 44 : 15) * (1 - i / 10), y - (tall * i) / 8]);
  const right = range(9).map((i) => [x + lean * (i / 8) ** 2 + (i % 2 ? 44 : 15) * (1 - i / 10), y - (tall * i) / 8 + 18]).reverse();
  return paper(curve([...left, ...right], true), colour, 8);
}

/** A folded boat on the crest. */
function boat(x, y, s) {
  return [
    paper(line([[x, y - 150 * s], [x - 90 * s, y - 6 * s], [x + 90 * s, y - 6 * s]], true), SUN),
    fill(line([[x, y - 150 * s], [x, y - 6 * s], [x + 90 * s, y - 6 * s]], true), '#dfa322'),
    paper(line([[x - 168 * s, y - 50 * s], [x - 80 * s, y + 48 * s], [x + 80 * s, y + 48 * s], [x + 168 * s, y - 50 * s], [x, y - 4 * s]], true), CORAL),
    fill(line([[x, y - 4 * s], [x + 168 * s, y - 50 * s], [x + 80 * s, y + 48 * s], [x, y + 48 * s]], true), '#c7432a'),
  ];
}

export function draw() {
  const random = chance(9);
  const rays = range(18).map((i) => {
    const a = (i / 18) * Math.PI * 2;
    return line([[1230 + Math.cos(a - 0.07) * 165, 245 + Math.sin(a - 0.07) * 165], [1230 + Math.cos(a) * (i % 2 ? 215 : 250), 245 + Math.sin(a) * (i % 2 ? 215 : 250)], [1230 + Math.cos(a + 0.07) * 165, 245 + Math.sin(a + 0.07) * 165]], true);
  });
  const pebbles = range(26).map(() => [between(random, 0, W), between(random, 1120, 1190), between(random, 9, 26)]);
  return sheet(W, H, CREAM, [
    rays.map((d) => paper(d, CORAL, 6)), paper(`M1085 245a145 145 0 1 0 290 0a145 145 0 1 0 -290 0Z`, SUN),
    boat(450, 385, 1.45),
    wave(440, 200, 34, 60, SKY), wave(545, 260, 42, 150, '#4f9dba'), wave(670, 230, 40, 30, SEA), wave(985, 320, 46, 200, NAVY),
    weed(130, 1240, 430, 60, '#4f9dba'), weed(250, 1240, 300, -50, SUN), weed(1470, 1240, 480, -70, CORAL), weed(1350, 1240, 260, 40, '#4f9dba'),
    fish({ x: 480, y: 775, size: 1.55, turn: -0.08, body: CORAL, fin: SUN, slit: NAVY }),
    fish({ x: 1085, y: 690, size: 1.0, turn: 0.12, flip: -1, body: SUN, fin: CORAL, slit: SEA }),
    fish({ x: 1000, y: 960, size: 1.25, turn: -0.16, body: CREAM, fin: SKY, slit: CORAL }),
    fish({ x: 620, y: 1060, size: 0.72, turn: 0.05, flip: -1, body: SKY, fin: CREAM, slit: NAVY }),
    pebbles.map(([x, y, s]) => disc(x, y + 14, s, CREAM)),
  ]);
}
