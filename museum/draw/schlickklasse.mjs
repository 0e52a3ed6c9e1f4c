// "Who Lives in the Mud": reeds in flat strokes, and a magnifier over the mud that makes its tenants as big as they feel.
import { between, chance, clip, curve, disc, fill, line, mix, range, ribbon, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const PALE = '#ece5c4';
const OLIVE = '#5d5a17';
const MUD = '#352f1a';
const LEMON = '#e0cc4f';
const ROSE = '#e08a6b';
const [X, Y, R] = [930, 640, 430];

function reed(x, height, lean, broad, colour) {
  const spine = range(10).map((i) => [x + lean * (i / 9) ** 2, H + 20 - (height * i) / 9]);
  return fill(ribbon(spine, (t) => mix(broad, 3, t)), colour);
}

function blade(x, y, length, turn, droop, broad, colour) {
  const spine = range(9).map((i) => {
    const t = i / 8;
    return [x + Math.sin(turn + droop * t) * length * t, y - Math.cos(turn + droop * t) * length * t];
  });
  return fill(ribbon(spine, (t) => broad * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) + 2), colour);
}

/** A plume: strokes that all fall to one side. */
function plume(x, y, size, side, colour) {
  const strokes = range(26).map((i) => {
    const t = i / 25;
    const [sx, sy] = [x + side * 40 * size * t * t, y - 210 * size * t];
    return `M${Math.round(sx)} ${Math.round(sy)}q${Math.round(side * 46 * size * (1 - t * 0.5))} ${Math.round(6 * size)} ${Math.round(side * 62 * size * (1 - t * 0.6))} ${Math.round(52 * size * (1 - t * 0.4))}M${Math.round(sx)} ${Math.round(sy)}q${Math.round(-side * 16 * size)} ${Math.round(4 * size)} ${Math.round(-side * 22 * size)} ${Math.round(34 * size)}`;
  });
  return stroke(strokes.join(''), colour, 7 * size);
}

/** A shrimp of the mud, on its side as it swims: a bent row of plates, legs below, two feelers. */
function shrimp(x, y, size, turn, body, detail) {
  const arc = (t, r) => {
    const a = turn + mix(-2.5, 0.35, t);
    return [x + Math.cos(a) * r * size, y + Math.sin(a) * r * size];
  };
  const plates = range(9).map((i) => {
    const [a, b] = [i / 9, (i + 0.9) / 9];
    const thick = 44 * Math.sin(Math.PI * mix(0.22, 0.92, i / 8));
    return fill(curve([arc(a, 100 - thick * 0.5), arc(a, 100 + thick), arc((a + b) / 2, 103 + thick * 1.08), arc(b, 100 + thick), arc(b, 100 - thick * 0.5)], true), body);
  });
  const legs = range(8).map((i) => line([arc((i + 0.8) / 9, 86), arc((i + 0.2) / 9, 62), arc((i + 0.9) / 9, 42)])).join('');
  const feelers = [[-0.1, 150, 172], [-0.05, 128, 190]].map(([t, a, b]) => curve([arc(0.02, 118), arc(t, a), arc(t - 0.16, b)])).join('');
  const [ex, ey] = arc(0.06, 112);
  return [stroke(legs, body, 8 * size), stroke(feelers, body, 7 * size), plates, disc(ex, ey, 9 * size, detail)];
}

/** A worm that stands in its tube and waves. */
function worm(x, y, height, sway, colour) {
  const spine = range(16).map((i) => [x + Math.sin(i * 0.75 + sway) * (6 + i * 2), y - (height * i) / 15]);
  return [fill(ribbon(spine, (t) => mix(24, 13, t)), colour), stroke(spine.slice(1, 15).map(([a, b]) => `M${Math.round(a - 8)} ${Math.round(b)}h16`).join(''), MUD, 3), disc(...spine.at(-1), 7, colour)];
}

/** A midge's larva: a chain of beads. */
function larva(x, y, size, turn, colour) {
  const beads = range(9).map((i) => [x + Math.cos(turn) * i * 30 * size + Math.cos(turn + 1.57) * Math.sin(i * 0.8) * 26 * size, y + Math.sin(turn) * i * 30 * size + Math.sin(turn + 1.57) * Math.sin(i * 0.8) * 26 * size]);
  const [head] = beads;
  return [fill(beads.map(([bx, by], i) => ring(bx, by, (20 - i * 0.9) * size)).join(''), colour), stroke(`M${Math.round(beads[8][0])} ${Math.round(beads[8][1])}l${Math.round(30 * size)} ${Math.round(-22 * size)}m${Math.round(-30 * size)} ${Math.round(22 * size)}l${Math.round(34 * size)} ${Math.round(12 * size)}`, colour, 6 * size), disc(head[0], head[1], 24 * size, colour), disc(head[0] - 7 * size, head[1] - 5 * size, 6 * size, MUD)];
}

/** A round claw, open towards `turn`. */
function pincer(x, y, radius, turn) {
  const end = (shift) => [x + Math.cos(turn + shift) * radius, y + Math.sin(turn + shift) * radius].map(Math.round).join(' ');
  return `M${Math.round(x - Math.cos(turn) * 12)} ${Math.round(y - Math.sin(turn) * 12)}L${end(0.42)}A${Math.round(radius)} ${Math.round(radius)} 0 1 1 ${end(-0.42)}Z`;
}

/** The crab in its mood, seen from the front. */
function crab(x, y, size, colour) {
  const legs = [-1, 1].flatMap((side) => range(4).map((i) => line([[x + side * 70 * size, y + (i - 1) * 20 * size], [x + side * (140 + i * 8) * size, y + (-50 + i * 42) * size], [x + side * (178 - i * 6) * size, y + (10 + i * 44) * size]]))).join('');
  const claws = [-1, 1].map((side) => [
    stroke(line([[x + side * 74 * size, y - 26 * size], [x + side * 130 * size, y - 84 * size]]), colour, 22 * size),
    fill(pincer(x + side * 142 * size, y - 124 * size, 50 * size, -1.57 - side * 0.35), colour),
    fill(range(11).map((i) => ring(x + side * 120 * size + Math.cos(i * 0.571) * 25 * size, y - 82 * size + Math.sin(i * 0.571) * 20 * size, 12 * size)).join(''), OLIVE),
  ]);
  return [stroke(legs, colour, 15 * size), claws,
    fill(curve([[x - 96 * size, y - 16 * size], [x - 60 * size, y - 62 * size], [x, y - 72 * size], [x + 60 * size, y - 62 * size], [x + 96 * size, y - 16 * size], [x + 64 * size, y + 62 * size], [x, y + 80 * size], [x - 64 * size, y + 62 * size]], true), colour),
    [-1, 1].map((side) => [disc(x + side * 34 * size, y - 26 * size, 17 * size, PALE), disc(x + side * 30 * size, y - 21 * size, 8 * size, MUD), stroke(line([[x + side * 58 * size, y - 58 * size], [x + side * 16 * size, y - 40 * size]]), MUD, 9 * size)]),
    stroke(`M${x - 30 * size} ${y + 42 * size}q${30 * size} ${-26 * size} ${60 * size} 0`, MUD, 8 * size)];
}

export function draw() {
  const random = chance(12);
  const bank = (y, tall, shift) => `${curve(range(18).map((i) => [-40 + i * 100, y + Math.sin(i * 0.7 + shift) * tall]))}V${H + 20}H-40Z`;
  const grains = range(240).map(() => [X + between(random, -R, R), Y + between(random, -60, R), between(random, 2, 9)]);
  return sheet(W, H, PALE, [
    disc(300, 300, 170, LEMON),
    range(7).map((i) => blade(60 + i * 230, H, between(random, 520, 760), between(random, -0.2, 0.2), between(random, -0.5, 0.6), 34, '#c9bf7c')),
    fill(bank(985, 16, 0), '#8f8a45'), fill(bank(1050, 18, 2), OLIVE), fill(bank(1120, 14, 4), MUD),
    [[110, 930, -20, 1.1, -1], [245, 800, 40, 0.95, 1], [400, 1010, 10, 1.15, 1], [1430, 960, 30, 1.1, 1], [1540, 820, -30, 0.9, -1]].map(([x, height, lean, size, side]) => [
      reed(x, height, lean, 20, OLIVE), blade(x, H - height * 0.3, 380, side * 0.35, side * 0.7, 32, OLIVE), blade(x + 4, H - height * 0.5, 300, -side * 0.4, -side * 0.5, 26, '#7c7829'),
      plume(x + lean, H + 30 - height, size, side, MUD),
    ]),
    // The magnifier: handle, rim, and what it sees.
    stroke(line([[X + R * 0.74, Y + R * 0.74], [X + R * 1.3, Y + R * 1.3]]), MUD, 74), stroke(line([[X + R * 0.84, Y + R * 0.84], [X + R * 1.3, Y + R * 1.3]]), ROSE, 46),
    disc(X, Y, R + 34, MUD), disc(X, Y, R + 14, LEMON), disc(X, Y, R, '#f7f1d8'),
    clip('lens', ring(X, Y, R), [
      stroke(range(5).map((i) => curve(range(10).map((k) => [X - R + k * 100, Y - 330 + i * 62 + Math.sin(k * 1.1 + i) * 10]))).join(''), '#d8d0a0', 5),
      fill(`${curve(range(12).map((i) => [X - R - 20 + i * 84, Y + 30 + Math.sin(i * 1.3) * 16]))}V${Y + R + 10}H${X - R - 20}Z`, OLIVE),
      fill(`${curve(range(12).map((i) => [X - R - 20 + i * 84, Y + 165 + Math.sin(i * 1.1 + 2) * 18]))}V${Y + R + 10}H${X - R - 20}Z`, MUD),
      fill(grains.filter(([, y]) => y > Y + 70).map(([x, y, s]) => ring(x, y, s * 0.8)).join(''), '#8f8a45', { 'fill-opacity': 0.55 }),
      stroke(`M${X - R * 0.82} ${Y - R * 0.22}A${R * 0.85} ${R * 0.85} 0 0 1 ${X - R * 0.3} ${Y - R * 0.8}`, '#fffdf2', 20),
      worm(X - 300, Y + 120, 250, 0, ROSE), worm(X - 245, Y + 130, 190, 2, ROSE), worm(X - 190, Y + 110, 150, 4, ROSE),
      shrimp(X - 60, Y - 190, 1.25, 0.1, OLIVE, LEMON), shrimp(X + 190, Y - 100, 0.85, -0.3, '#8f8a45', MUD),
      larva(X - 230, Y + 270, 1.05, 0.1, LEMON), larva(X - 40, Y + 355, 0.7, -0.15, PALE),
      crab(X + 165, Y + 140, 1.1, ROSE),
    ]),
    blade(40, H + 40, 420, 0.4, 0.6, 44, MUD), blade(620, H + 40, 300, -0.5, -0.4, 40, OLIVE), blade(1500, H + 40, 330, -0.5, -0.7, 44, MUD),
  ]);
}
