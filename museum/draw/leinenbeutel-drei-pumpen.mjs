// "Three Pumps": the bag hangs by its handles from a peg; on it the plan of the hall, three wheels on one shaft.
import { chance, clip, curve, disc, fill, line, range, rect, ring, stroke } from './paper.mjs';
import { goods, wheel } from './parts/counter.mjs';

const GROUND = '#b3452b';
const SHADE = '#8d311b';
const LINEN = '#ead9b6';
const FOLD = '#d6c197';
const WEAVE = '#c9b285';
const TEAL = '#0f4f4c';
const RED = '#c8402a';

const BAG = 'M212 566Q410 580 600 574Q790 580 988 566Q990 820 1006 1080Q1012 1240 1016 1366Q800 1390 600 1388Q400 1390 184 1366Q188 1240 194 1080Q210 820 212 566Z';

function handle(left, right, lift, colour, width) {
  return stroke(`M${left} 600C${left + 40} 380 ${560} ${lift + 130} 600 ${lift}C${640} ${lift + 130} ${right - 40} 380 ${right} 600`, colour, width);
}

function pump(x, y) {
  return [
    // The pipe that rises from it, and its valve.
    rect(x - 17, y - 268, 34, 160, RED), rect(x - 34, y - 268, 68, 20, RED), rect(x - 34, y - 176, 68, 16, RED),
    wheel(x, y, 108, 20, 6, TEAL, x / 300),
    fill(ring(x, y, 64) + ring(x, y, 57), TEAL, { 'fill-rule': 'evenodd' }),
  ];
}

export function draw() {
  const random = chance(3);
  const threads = range(66).map(() => {
    const [x, y] = [190 + random() * 820, 590 + random() * 780];
    return random() < 0.5 ? `M${Math.round(x)} ${Math.round(y)}h${Math.round(20 + random() * 60)}` : `M${Math.round(x)} ${Math.round(y)}v${Math.round(20 + random() * 60)}`;
  });
  return goods(GROUND, [
    fill(BAG, SHADE, { transform: 'translate(26 30)' }),
    handle(410, 820, 190, SHADE, 44).replace('<path', '<path transform="translate(20 26)"'),
    handle(430, 770, 196, FOLD, 40),
    disc(608, 178, 30, SHADE), disc(600, 168, 30, TEAL), disc(600, 168, 12, LINEN),
    fill(BAG, LINEN),
    clip('bag', BAG, [
      fill(curve([[150, 540], [236, 720], [224, 1040], [262, 1400], [120, 1400]], true), FOLD),
      fill(curve([[1010, 560], [958, 800], [972, 1100], [930, 1400], [1060, 1400], [1060, 560]], true), FOLD),
      stroke(threads.join(''), WEAVE, 1.6, { 'stroke-opacity': 0.7 }),
    ]),
    handle(400, 800, 204, LINEN, 42),
    stroke(`M${380} 640h42v-40M${822} 640h-42v-40M380 600v40M822 600v40`, WEAVE, 3, { 'stroke-dasharray': '9 6' }),
    stroke(line([[222, 612], [380, 620]]) + line([[424, 621], [776, 621]]) + line([[822, 620], [980, 612]]), WEAVE, 3, { 'stroke-dasharray': '9 6' }),
    // The print: a main above, three risers, three wheels, the shaft that drives them, and water below.
    rect(262, 792, 676, 34, RED), rect(252, 782, 18, 54, TEAL), rect(930, 782, 18, 54, TEAL),
    [370, 600, 830].map((x) => pump(x, 1074)),
    rect(262, 1066, 676, 16, TEAL),
    [370, 600, 830].map((x) => [disc(x, 1074, 26, RED), disc(x, 1074, 10, LINEN)]),
    [485, 715].map((x) => rect(x - 20, 1052, 40, 44, TEAL)),
    range(3).map((i) => stroke(curve(range(18).map((k) => [262 + k * 39.8, 1236 + i * 34 + (k % 2 ? 11 : -11)])), i === 1 ? RED : TEAL, 9)),
  ]);
}
