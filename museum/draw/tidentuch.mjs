// "Tide Scarf": a month of water, row by row, hung over a rod. Springs at its ends, neaps in its middle.
import { clip, curve, disc, fill, mix, noise, range, rect, stroke } from './paper.mjs';
import { goods } from './parts/counter.mjs';

const GROUND = '#a9b99a';
const SHADE = '#8b9d7c';
const NAVY = '#1d2b57';
const BACK = '#14204a';
const ICE = '#cfe0e6';
const CORAL = '#f0785a';
const CREAM = '#f7ecd6';
const WOOD = '#7a4a2c';

/** Rows of tide between two heights; `calm` says how much of the swing is left at t, from top to bottom. */
function rows(left, right, top, foot, count, calm, shift) {
  const grain = noise(7);
  return range(count).map((row) => {
    const t = row / (count - 1);
    const y = mix(top, foot, t);
    const swing = 21 * calm(t);
    const steps = Math.ceil((right - left) / 22) + 2;
    const points = range(steps).map((i) => {
      const x = left - 22 + i * 22;
      return [x, y + swing * (Math.sin(x * 0.062 + row * 0.5 + shift) + 0.3 * Math.sin(x * 0.124 + row + 1)) + grain(x / 60, row + shift) * 2.4];
    });
    return stroke(curve(points), row % 7 === 3 ? CORAL : row % 2 ? ICE : CREAM, row % 7 === 3 ? 9 : row % 2 ? 4.5 : 7);
  });
}

function fringe(left, right, top, long, colour) {
  const sway = noise(11);
  return stroke(range(Math.round((right - left) / 22)).map((i) => {
    const x = left + 11 + i * 22;
    return `M${x} ${top}q${Math.round(sway(i * 0.7) * 9)} ${long / 2} ${Math.round(sway(i * 0.7, 3) * 13)} ${Math.round(long + sway(i, 5) * 6)}`;
  }).join(''), colour, 8);
}

/** A length of cloth that hangs from the rod, a little wider and a little wavy at its foot. */
function cloth(left, right, top, foot) {
  return `M${left} ${top}C${left - 4} ${mix(top, foot, 0.4)} ${left - 18} ${mix(top, foot, 0.7)} ${left - 10} ${foot}Q${mix(left, right, 0.25)} ${foot + 16} ${mix(left, right, 0.5)} ${foot + 4}T${right + 12} ${foot}C${right + 4} ${mix(top, foot, 0.7)} ${right + 12} ${mix(top, foot, 0.4)} ${right} ${top}Z`;
}

export function draw() {
  const front = cloth(300, 800, 208, 1210);
  const back = cloth(560, 960, 214, 900);
  return goods(GROUND, [
    rect(0, 216, 1200, 30, SHADE),
    fill(back, SHADE, { transform: 'translate(26 30)' }), fill(front, SHADE, { transform: 'translate(30 34)' }),
    fringe(590, 1000, 930, 110, SHADE), fringe(320, 830, 1244, 120, SHADE),
    // The end behind.
    fringe(556, 966, 902, 104, ICE),
    fill(back, BACK),
    clip('back', back, [rows(560, 980, 240, 872, 21, (t) => mix(0.06, 1, t ** 1.2), 2).map((row) => `<g opacity="0.72">${row}</g>`), fill('M800 200h46C830 500 850 700 836 950h-60Z', '#0b1433', { 'fill-opacity': 0.55 })]),
    // The rod goes between.
    rect(0, 186, 1200, 30, WOOD), rect(0, 186, 1200, 9, '#9a6542'),
    // The end in front.
    fringe(298, 808, 1212, 116, CREAM),
    fill(`M296 214Q300 168 330 168H772Q800 168 804 214Z`, NAVY), fill(front, NAVY),
    clip('front', `M296 214Q300 168 330 168H772Q800 168 804 214L880 1300H200Z`, clip('hang', front, [
      rows(280, 830, 236, 1180, 31, (t) => mix(0.05, 1.05, t ** 1.25), 0),
      fill('M470 160C456 500 486 800 452 1260H500C520 800 494 500 500 160Z', '#101a3d', { 'fill-opacity': 0.38 }),
      fill('M690 160C704 520 676 860 706 1260H744C712 860 730 520 714 160Z', '#101a3d', { 'fill-opacity': 0.38 }),
    ])),
    [60, 1140].map((x) => [disc(x, 201, 26, '#4a2a17'), disc(x, 201, 10, WOOD)]),
  ]);
}
