// "Seven Pictures, One Hour": a wall of frames seen from the bench, running away to the right; in each the moon has
// moved on and the water risen.
import { clip, curve, disc, fill, line, mix, range, rect, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const TEAL = '#0f6466';
const DEEP = '#0a3d42';
const GOLD = '#f2c25c';
const CREAM = '#f8efdc';
const CORAL = '#e8775a';

// The wall's plane: `u` runs along it, `v` from the floor up. Everything meets at the vanishing point.
const [EYE_X, EYE_Y] = [2480, 560];

function at(u, v) {
  const depth = 1 / (1 + u * 0.177);
  return [EYE_X + (-90 - EYE_X) * depth, EYE_Y + (560 - v) * depth];
}

function quad(u1, v1, u2, v2) {
  return line([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)], true);
}

/** A picture: frame, mount, night, moon and the water that covers it a little more each time. */
function picture(index) {
  const left = 0.42 + index * 1.32;
  const right = left + 0.92;
  const [low, high] = [330, 800];
  const centre = (left + right) / 2;
  const along = (t) => mix(left + 0.09, right - 0.09, t);
  const night = quad(left + 0.09, low + 50, right - 0.09, high - 50);
  const phase = mix(-1, 1, index / 6);
  const circle = (shift, size) => line(range(40).map((i) => at(centre + shift + Math.cos((i / 40) * Math.PI * 2) * 0.23 * size, 610 + Math.sin((i / 40) * Math.PI * 2) * 92 * size)), true);
  const tide = 430 + 120 * Math.sin((index / 6) * Math.PI);
  const crest = (v, k) => range(17).map((i) => at(along(i / 16), v + Math.sin(i * 0.9 + index * 1.7 + k) * 7));
  const sea = (v, k) => `${curve(crest(v, k))}L${at(along(1), low + 50).join(' ')}L${at(along(0), low + 50).join(' ')}Z`.replace(/\d+\.\d+/g, (n) => String(Math.round(n)));
  const dark = index % 3 === 1 ? CORAL : DEEP;
  return [
    fill(quad(left + 0.035, low - 26, right + 0.035, high - 26), DEEP, { 'fill-opacity': 0.35 }),
    fill(quad(left, low, right, high), GOLD), fill(quad(left + 0.03, low + 17, right - 0.03, high - 17), '#d39a33'),
    fill(quad(left + 0.045, low + 25, right - 0.045, high - 25), CREAM),
    clip(`p${index}`, night, [
      fill(night, dark), fill(circle(0, 1), index % 3 === 1 ? CREAM : GOLD),
      Math.abs(phase) > 0.05 ? fill(circle(phase > 0 ? -0.5 * (1.2 - phase) : 0.5 * (1.2 + phase), 1.04), dark) : '',
      fill(sea(tide, 0), TEAL), fill(sea(tide - 42, 2), '#2f8f8c'), fill(sea(tide - 90, 4), index % 3 === 1 ? DEEP : '#155a60'),
    ]),
    // The little plate beside it.
    fill(quad(right + 0.1, low + 20, right + 0.2, low + 60), CREAM),
  ];
}

/** The floor's boards run to the same point. */
function boards() {
  return range(34).map((i) => {
    const x = -3400 + i * 165;
    return `M${x} ${H + 40}L${EYE_X} ${EYE_Y}`;
  }).join('');
}

export function draw() {
  const [floorLeft, floorFar] = [at(0, 40), at(40, 40)];
  const floor = line([[-10, floorLeft[1]], floorLeft, floorFar, [W + 200, EYE_Y + 30], [W + 200, H + 20], [-10, H + 20]], true);
  return sheet(W, H, TEAL, [
    // Light from the sawtooth roof, in slanting bands.
    range(5).map((i) => fill(quad(0.2 + i * 2.1, 40, 1.1 + i * 2.1, 1400), '#17787a', { 'fill-opacity': 0.75 })),
    // The ceiling: one band of glass after another, each a little farther off.
    fill(line([[-10, -10], at(0, 1090), at(40, 1090), [W + 10, -10]], true), CREAM),
    range(9).map((i) => {
      const [near, far] = [at(i * 1.32 - 1.2, 1090), at(i * 1.32 - 0.6, 1090)];
      return fill(line([near, far, [W + 10, far[1]], [W + 10, near[1]]], true), '#ead9b4');
    }),
    clip('floor', floor, [rect(-10, 400, W + 20, 900, '#d9a766'), stroke(boards(), '#b67f43', 3)]),
    fill(quad(-0.1, 40, 40, 74), DEEP),
    range(7).map(picture),
    // Those who stopped.
    [[520, 1130, 1.3, DEEP], [640, 1150, 1.42, CORAL], [775, 1120, 1.2, CREAM]].map(([x, y, s, colour]) => [
      fill(`M${x - 62 * s} ${H + 20}V${y - 130 * s}a${62 * s} ${66 * s} 0 0 1 ${124 * s} 0V${H + 20}Z`, colour), disc(x, y - 236 * s, 42 * s, colour === DEEP ? '#072a2e' : DEEP),
    ]),
  ]);
}
