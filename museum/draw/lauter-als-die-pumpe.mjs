// "Louder Than the Pump": the wheel fills the hall with noise, ring upon jagged ring; around two hands it is quiet.
import { curve, disc, fill, line, range, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const BLUE = '#1d4f8f';
const NAVY = '#0d2445';
const YELLOW = '#ffd23f';
const CREAM = '#fff4dc';
const SKY = '#8db8dc';
const [X, Y] = [800, 1130];
const TAU = Math.PI * 2;

/** A saw-toothed ring: loud near the wheel, tired farther out. */
function noise(radius, teeth, depth, shift) {
  return line(range(teeth * 2).map((i) => {
    const a = ((i + shift) / (teeth * 2)) * TAU;
    const d = radius + (i % 2 ? depth : -depth);
    return [X + Math.cos(a) * d, Y + Math.sin(a) * d];
  }), true);
}

/** A hand held up, its palm towards us: base, direction and length of each finger, and its bend. */
const FINGERS = [[-62, -66, -0.36, 168, -0.16], [-24, -92, -0.1, 204, -0.06], [20, -94, 0.12, 198, 0.05], [60, -72, 0.36, 158, 0.14]];

function hand(x, y, size, turn, flip) {
  const place = ([a, b]) => [x + (a * flip * Math.cos(turn) - b * Math.sin(turn)) * size, y + (a * flip * Math.sin(turn) + b * Math.cos(turn)) * size];
  const finger = ([a, b, way, length, bend]) => curve(range(5).map((i) => {
    const t = i / 4;
    return place([a + Math.sin(way + bend * t) * length * t, b - Math.cos(way + bend * t) * length * t]);
  }));
  const thumb = curve([[-46, 62], [-96, 30], [-138, -22], [-158, -74]].map(place));
  const palm = curve([[-84, -58], [-40, -92], [20, -96], [78, -66], [92, 0], [80, 70], [48, 122], [-34, 126], [-74, 80], [-92, 10]].map(place), true);
  const wrist = line([[4, 70], [8, 190]].map(place));
  const shapes = (colour, more) => [
    stroke(wrist, colour, (112 + more) * size), stroke(thumb, colour, (54 + more) * size), FINGERS.map((one) => stroke(finger(one), colour, (50 + more) * size)),
    stroke(palm, colour, more * size), fill(palm, colour),
  ];
  return [
    shapes(NAVY, 24), shapes(CREAM, 0),
    // The lines of the hand, and where the fingers part.
    stroke(curve([[-58, 74], [-22, 52], [-8, 4], [-34, -44]].map(place)), SKY, 7 * size), stroke(curve([[-66, -12], [-14, -22], [40, -10], [70, 22]].map(place)), SKY, 7 * size), stroke(curve([[-34, -52], [12, -58], [62, -36]].map(place)), SKY, 7 * size),
    FINGERS.map(([a, b, way, length]) => stroke([0.36, 0.66].map((t) => line([-11, 11].map((s) => place([a + Math.sin(way) * length * t + s * Math.cos(way), b - Math.cos(way) * length * t + s * Math.sin(way)])))).join(''), SKY, 5 * size)),
  ];
}

function sleeve(from, to, width) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const edge = (t, half) => [[from[0] + dx * t + nx * half, from[1] + dy * t + ny * half], [from[0] + dx * t - nx * half, from[1] + dy * t - ny * half]];
  const [a, b] = edge(0, width * 0.78);
  const [c, d] = edge(1, width * 0.5);
  const [e, f] = edge(0.82, width * 0.56);
  return [stroke(line([a, c, d, b], true), NAVY, 22), fill(line([a, c, d, b], true), YELLOW), stroke(line([e, f]), NAVY, 9), stroke(line(edge(0.74, width * 0.59)), NAVY, 9)];
}

function wheel() {
  return [
    disc(X, Y, 330, NAVY), disc(X, Y, 306, YELLOW), disc(X, Y, 246, NAVY),
    stroke(range(10).map((i) => line([60, 262].map((d) => [X + Math.cos((i / 10) * TAU + 0.15) * d, Y + Math.sin((i / 10) * TAU + 0.15) * d]))).join(''), YELLOW, 24),
    stroke(ring(X, Y, 276), NAVY, 7), fill(range(30).map((i) => ring(X + Math.cos((i / 30) * TAU) * 276, Y + Math.sin((i / 30) * TAU) * 276, 9)).join(''), NAVY),
    disc(X, Y, 92, YELLOW), disc(X, Y, 60, NAVY), disc(X, Y, 26, CREAM),
  ];
}

export function draw() {
  const rings = range(11).map((i) => fill(noise(1440 - i * 102, 64 - i * 2, 15 + i * 3.4, i % 2 ? 0.9 : 0), [BLUE, SKY, NAVY, CREAM][(i + 2) % 4 === 3 && i < 3 ? 0 : i % 4]));
  const hands = [{ x: 430, y: 470, turn: -0.2, flip: -1, elbow: [300, 1260] }, { x: 1170, y: 470, turn: 0.2, flip: 1, elbow: [1300, 1260] }];
  return sheet(W, H, BLUE, [
    rings,
    wheel(),
    hands.map(({ x, y }) => [disc(x, y - 40, 360, NAVY), disc(x, y - 40, 342, BLUE)]),
    hands.map(({ x, y, turn, flip, elbow }) => [hand(x, y, 1.12, turn, -flip), sleeve(elbow, [x - Math.sin(turn) * 170, y + Math.cos(turn) * 190], 190)]),
  ]);
}
