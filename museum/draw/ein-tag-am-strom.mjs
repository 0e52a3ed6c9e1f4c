// "A Day by the River": the two houses, face to face, and the sun's way from one to the other over the water.
import { between, chance, clip, curve, disc, fill, mix, range, rect, ring, sheet, stroke } from './paper.mjs';

const [W, H] = [1600, 1200];
const SAND = '#f0dcb4';
const BRICK = '#b3452b';
const DARK = '#5c1f1c';
const RIVER = '#17606f';
const SUN = '#f2b233';
const PAPER = '#fbf3e2';
const WATER = 800;

function arch(x, y, width, tall, colour) {
  return fill(`M${x} ${y}V${y - tall + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`, colour);
}

function pumpHouse() {
  const courses = range(28).map((j) => `M60 ${WATER - 6 - j * 13}H560`).join('');
  return [
    fill(`M430 ${WATER}L448 190h74L540 ${WATER}Z`, DARK), rect(436, 176, 98, 26, DARK), rect(442, 250, 86, 12, SUN),
    fill(`M40 ${WATER}V470L310 340L580 470V${WATER}Z`, BRICK),
    clip('brick', `M40 ${WATER}V470L310 340L580 470V${WATER}Z`, stroke(courses, DARK, 1.6, { 'stroke-opacity': 0.4 })),
    fill('M18 482L310 338L602 482L602 456L310 312L18 456Z', DARK),
    disc(310, 450, 44, DARK), disc(310, 450, 34, SUN), stroke('M310 416V484M276 450H344', DARK, 6),
    range(4).map((i) => [arch(84 + i * 122, WATER, 88, 236, DARK), arch(93 + i * 122, WATER, 70, 220, SUN), stroke(`M${128 + i * 122} ${WATER - 220}V${WATER}M${93 + i * 122} ${WATER - 70}h70M${93 + i * 122} ${WATER - 130}h70`, DARK, 5)]),
  ];
}

function gallery() {
  return [
    range(4).map((i) => {
      const x = 1004 + i * 150;
      return [fill(`M${x} 560V420L${x + 150} 500V560Z`, RIVER), fill(`M${x} 560V436L${x + 138} 510V560Z`, '#7fb3b0'), stroke(`M${x + 46} 560V462M${x + 92} 560V487`, RIVER, 5)];
    }),
    rect(990, 548, 640, WATER - 548, PAPER), rect(990, 548, 640, 14, RIVER),
    rect(1050, 610, 190, 132, BRICK), disc(1145, 676, 46, SUN),
    rect(1285, 610, 130, 132, RIVER), stroke(range(7).map((i) => curve(range(8).map((k) => [1285 + k * 18.6, 628 + i * 16 + Math.sin(k * 1.1 + i) * 4]))).join(''), PAPER, 3),
    rect(1460, 610, 170, WATER - 610, DARK), rect(1474, 624, 170, WATER - 624, SUN),
    rect(990, WATER - 26, 470, 26, '#e4d3b0'),
  ];
}

/** Strips of reflected colour, shorter and further apart the nearer the water comes. */
function reflections(random) {
  return [[40, 580, BRICK], [430, 540, DARK], [990, 1630, PAPER], [700, 900, SUN], [1474, 1640, SUN], [90, 540, SUN]].map(([left, right, colour], which) =>
    range(17).map((j) => {
      const y = WATER + 16 + j * 21 + (which % 3) * 7;
      const t = j / 17;
      const middle = (left + right) / 2 + between(random, -22, 22);
      const half = ((right - left) / 2) * mix(1, 0.25, t) * between(random, 0.55, 1.05);
      return random() < 0.12 ? [] : fill(`M${middle - half} ${y}q${half} ${-5 - t * 5} ${half * 2} 0q${-half} ${5 + t * 6} ${-half * 2} 0Z`.replace(/\d+\.\d+/g, (n) => String(Math.round(n))), colour);
    }));
}

export function draw() {
  const random = chance(12);
  const course = range(9).map((i) => {
    const a = Math.PI * mix(0.93, 0.07, i / 8);
    return [800 + Math.cos(a) * 640, 760 - Math.sin(a) * 620];
  });
  return sheet(W, H, SAND, [
    course.map(([x, y], i) => (i === 4 ? [] : stroke(ring(x, y, 40), SUN, 5))),
    stroke(curve(range(40).map((i) => [800 + Math.cos((i / 39) * Math.PI) * 640, 760 - Math.sin((i / 39) * Math.PI) * 620])), SUN, 3, { 'stroke-dasharray': '2 14' }),
    disc(...course[4], 96, SUN),
    range(5).map((i) => stroke(`M${690 + i * 55} ${262 + (i % 2) * 22}q14 -14 24 0q12 -14 26 0`, DARK, 5)),
    fill(`M540 ${WATER}Q800 ${WATER - 90} 1010 ${WATER}Z`, '#7fb3b0'),
    pumpHouse(), gallery(),
    rect(0, WATER, W, H - WATER, RIVER), rect(0, WATER, W, 9, DARK),
    reflections(random),
    fill('M720 962h170l-28 40h-116Z', PAPER), stroke('M800 962V870', PAPER, 7), fill('M806 872L880 946H806Z', BRICK), fill('M794 890L746 946h48Z', PAPER),
  ]);
}
