// "What Grows on the Bank": five plants of the waterside on one plate, stem and root, in pen line.
import { between, chance, clip, curve, disc, fill, line, mix, noise, range, ribbon, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const SAGE = '#dfe5cf';
const GREEN = '#1d4a36';
const OCHRE = '#d0912b';
const ROSE = '#d9806c';
const WATER = 905;

function rotate([x, y], turn) {
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}

function from(x, y, turn, length) {
  return [x + Math.sin(turn) * length, y - Math.cos(turn) * length];
}

/** A stem that leans: its points from the ground up, and where and how it ends. */
function stem(x, y, height, lean, bend = 0) {
  const points = range(13).map((i) => {
    const t = i / 12;
    return [x + lean * t * t + Math.sin(t * 3) * bend, y - height * t];
  });
  const [tip, before] = [points.at(-1), points.at(-2)];
  return { points, tip, turn: Math.atan2(tip[0] - before[0], before[1] - tip[1]) };
}

function drawStem({ points }, low, high, colour = GREEN) {
  return fill(ribbon(points, (t) => mix(low, high, t)), colour);
}

/** A long leaf from a point; `droop` bends it over. Filled half and open half, with the rib between. */
function leaf(x, y, turn, length, broad, droop, colour) {
  const spine = range(12).map((i) => {
    const t = i / 11;
    return from(x, y, turn + droop * t * t, length * t);
  });
  const breadth = (t) => broad * Math.sin(Math.PI * t ** 0.75) + 1;
  return [
    fill(ribbon(spine, breadth), colour, { 'fill-opacity': 1 }),
    stroke(ribbon(spine, breadth), GREEN, 2.4),
    stroke(curve(spine), colour === GREEN ? SAGE : GREEN, 2),
  ];
}

function roots(x, random, count, reach) {
  return range(count).map((i) => {
    let [px, py] = [x, WATER + 4];
    let turn = mix(-0.95, 0.95, count > 1 ? i / (count - 1) : 0.5);
    const points = [[px, py]];
    for (let k = 0; k < 9; k++) {
      turn = turn * 0.9 + between(random, -0.28, 0.28);
      px += Math.sin(turn) * (reach / 9);
      py += Math.cos(turn) * (reach / 9);
      points.push([px, py]);
    }
    const hair = points.slice(2, -1).map(([hx, hy], k) => line([[hx, hy], [hx + (k % 2 ? 1 : -1) * between(random, 10, 26), hy + between(random, 8, 20)]]));
    return [fill(ribbon(points, (t) => mix(6.5, 1.2, t)), SAGE), stroke(hair.join(''), SAGE, 1.7)];
  });
}

/** Angelica: an umbel of umbels. */
function umbel(x, y, turn, radius, rays, random) {
  return range(rays).map((i) => {
    const spread = mix(-1.15, 1.15, i / (rays - 1));
    const reach = radius * (0.86 + 0.14 * Math.cos(spread * 1.3));
    const [ex, ey] = from(x, y, turn + spread, reach);
    const middle = from(x, y, turn + spread * 0.72, reach * 0.52);
    const small = range(15).map((k) => {
      const angle = spread + turn + mix(-1.5, 1.5, k / 14);
      return [...from(ex, ey, angle, 24 + 9 * random()), 5.4];
    });
    return [
      stroke(curve([[x, y], middle, [ex, ey]]), GREEN, 3),
      stroke(small.map(([sx, sy]) => line([[ex, ey], [sx, sy]])).join(''), GREEN, 1.5),
      small.map(([sx, sy, size], k) => disc(sx, sy, size, k % 3 ? ROSE : OCHRE)),
    ];
  });
}

function angelica(random) {
  const main = stem(800, WATER, 560, -30, 14);
  const [left, right] = [stem(793, 640, 190, -150), stem(792, 560, 150, 165)];
  const leaves = [[800, 830, -1, 1], [806, 740, 1, 1]].map(([x, y, side]) =>
    range(5).map((i) => leaf(...from(x, y, side * 1.0, 40 + i * 34), side * mix(1.75, 0.35, i / 4), 120 - i * 8, 44, side * 0.15, i % 2 ? GREEN : SAGE)).concat(
      stroke(line([[x, y], from(x, y, side * 1.0, 190)]), GREEN, 5)),
  );
  return [leaves, drawStem(left, 7, 5), drawStem(right, 7, 5), drawStem(main, 17, 10),
    umbel(...left.tip, left.turn - 0.1, 100, 11, random), umbel(...right.tip, right.turn + 0.1, 105, 11, random),
    umbel(...main.tip, main.turn, 190, 17, random)];
}

function cattail(x, height, lean) {
  const main = stem(x, WATER, height, lean);
  const [tx, ty] = main.tip;
  const cob = [from(tx, ty, main.turn, -10), from(tx, ty, main.turn, 60), from(tx, ty, main.turn, 135)];
  return [drawStem(main, 9, 6), stroke(line([from(tx, ty, main.turn, 0), from(tx, ty, main.turn, 215)]), GREEN, 4.5), stroke(line([cob[0], cob[2]]), OCHRE, 36), stroke(line([from(tx, ty, main.turn, -2), from(tx, ty, main.turn, 128)]), GREEN, 3, { 'stroke-dasharray': '1 8' })];
}

function reed(x, height, lean, random) {
  const main = stem(x, WATER, height, lean, 10);
  const plume = range(38).map((i) => {
    const t = i / 37;
    const [px, py] = from(...main.tip, main.turn, 165 - t * 190);
    const end = from(px, py, main.turn + 0.55 + t * 0.75 + between(random, -0.15, 0.15), mix(34, 118, Math.sin(Math.PI * Math.min(1, t * 0.75 + 0.12))));
    return { d: curve([[px, py], [mix(px, end[0], 0.55), mix(py, end[1], 0.55) - 6], [end[0], end[1] + 20]]), end };
  });
  return [drawStem(main, 9, 5), stroke(line([main.tip, from(...main.tip, main.turn, 165)]), GREEN, 4),
    stroke(plume.map((one) => one.d).join(''), GREEN, 2.4), plume.map(({ end }) => disc(end[0], end[1] + 20, 4.6, ROSE)),
    [0.28, 0.45, 0.62].map((t, i) => leaf(main.points[Math.round(t * 12)][0], WATER - height * t, i % 2 ? 0.5 : -0.5, 230, 26, i % 2 ? 1.2 : -1.2, i === 1 ? GREEN : SAGE))];
}

/** Flowering rush: a loose crown of three-petalled flowers. */
function rush(x, height, random) {
  const main = stem(x, WATER, height, 26);
  const flowers = range(11).map((i) => from(...main.tip, mix(-1.2, 1.25, i / 10) + main.turn, between(random, 105, 150)));
  return [drawStem(main, 10, 7), flowers.map((at) => stroke(curve([main.tip, [mix(main.tip[0], at[0], 0.45), mix(main.tip[1], at[1], 0.62)], at]), GREEN, 2.6)),
    flowers.map(([fx, fy], i) => [range(3).map((k) => {
      const petal = range(16).map((p) => rotate([Math.sin((p / 16) * Math.PI * 2) * 10, -15 + Math.cos((p / 16) * Math.PI * 2) * 15], (k / 3) * Math.PI * 2 + i));
      return fill(curve(petal.map(([a, b]) => [a + fx, b + fy]), true), ROSE, { stroke: GREEN, 'stroke-width': 1.8 });
    }), disc(fx, fy, 5.5, OCHRE)]),
    leaf(x, WATER, -0.16, 420, 22, -0.5, SAGE), leaf(x, WATER, 0.12, 360, 22, 0.55, GREEN)];
}

/** Water lily: below the line it hangs from its stalk, its leaf lies on the line. */
function lily(x) {
  return [
    stroke(curve([[x, WATER + 6], [x - 30, 1000], [x + 14, 1110], [x - 10, 1230]]), SAGE, 7),
    stroke(curve([[x - 130, WATER + 6], [x - 100, 1020], [x - 20, 1130], [x - 10, 1230]]), SAGE, 5),
    range(9).map((i) => leaf(x, WATER, mix(-1.35, 1.35, i / 8), 108 - Math.abs(i - 4) * 5, 46, 0, i % 2 ? ROSE : SAGE)),
    fill(curve([[x - 250, WATER - 2], [x - 150, WATER - 17], [x - 60, WATER - 2], [x - 150, WATER + 11]], true), GREEN),
  ];
}

export function draw() {
  const random = chance(17);
  const sway = noise(6);
  const surface = range(41).map((i) => [i * 40, WATER + sway(i / 3, 2) * 5]);
  const below = `${curve(surface)}L${W} ${H}L0 ${H}Z`;
  const ripples = range(9).map((k) => curve(range(27).map((i) => [i * 64 - 30, WATER + 34 + k * 33 + sway(i / 2.6 + k * 5, k) * 7])));
  return sheet(W, H, SAGE, [
    disc(1240, 330, 210, OCHRE),
    leaf(250, WATER, -0.25, 560, 26, -0.55, SAGE), leaf(300, WATER, 0.1, 620, 28, 0.42, GREEN), leaf(215, WATER, -0.1, 430, 24, -0.9, GREEN),
    cattail(262, 590, -26), cattail(330, 470, 44), cattail(205, 420, -60),
    reed(560, 640, -60, random), rush(1090, 560, random), angelica(random), reed(1440, 560, 10, random),
    leaf(1465, WATER, 0.2, 420, 24, 0.8, SAGE),
    fill(below, GREEN),
    clip('water', below, [stroke(ripples.join(''), SAGE, 1.8, { 'stroke-opacity': 0.35 }),
      [[262, 6, 190], [560, 5, 170], [800, 9, 230], [1090, 6, 190], [1440, 5, 180]].map(([x, count, reach]) => roots(x, random, count, reach))]),
    lily(1290),
  ]);
}
