// "Paper Fish Kit": out of the flat box they rise, each on its thread, up to the mobile. The scissors wait.
import { chance, curve, disc, fill, group, line, range, ring, stroke } from './paper.mjs';
import { goods } from './parts/counter.mjs';

const GROUND = '#8fc6cf';
const SHADE = '#6ba9b5';
const CREAM = '#f8f0df';
const CORAL = '#e8583c';
const SUN = '#f5be3b';
const SEA = '#1f6f9f';
const NAVY = '#143250';

function paper(d, colour, lift = 7) {
  return fill(d, NAVY, { transform: `translate(${Math.round(lift * 0.7)} ${lift})`, 'fill-opacity': 0.24 }) + fill(d, colour);
}

function arc(from, to, height, count = 12) {
  return range(count).map((i) => {
    const t = i / (count - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - Math.sin(Math.PI * t) * height];
  });
}

/** A fish that is all fold: the lower half of its body is in its own shade, a row of slits stands up like scales. */
function fish({ x, y, size, turn, flip, body, under, fin, slit }) {
  const place = (points) => points.map(([a, b]) => [x + (a * Math.cos(turn) * flip - b * Math.sin(turn)) * size, y + (a * Math.sin(turn) * flip + b * Math.cos(turn)) * size]);
  const slits = range(3).flatMap((k) => range(4 - (k === 0 ? 1 : 0)).map((i) => {
    const [sx, sy] = [-26 + k * 28, (i - (k === 0 ? 1 : 1.5)) * 20];
    return line(place([[sx, sy - 8], [sx + 16, sy], [sx, sy + 8], [sx + 4, sy]]), true);
  })).join('');
  const [eye] = place([[74, -11]]);
  return [
    paper(line(place([[-88, 0], [-152, -58], [-132, -18], [-146, 2], [-132, 22], [-152, 60]]), true), fin),
    paper(line(place([...arc([-26, -46], [44, -42], 40), [10, -30]]), true), fin),
    paper(line(place([...arc([-104, 0], [118, 0], 62, 18), ...arc([118, 0], [-104, 0], -60, 18)]), true), body),
    fill(line(place([[-104, 0], [118, 0], ...arc([118, 0], [-104, 0], -60, 18)]), true), under),
    paper(line(place([[4, 20], [-44, 60], [-14, 54], [22, 32]]), true), fin, 4),
    fill(slits, slit),
    stroke(line(place([[50, -43], [62, 0], [50, 44]])), slit, 4 * size),
    disc(...eye, 12 * size, CREAM), disc(eye[0] + 2 * flip, eye[1], 6 * size, NAVY),
  ];
}

function bow(x, y, reach, dip) {
  return curve([[x - reach, y + dip], [x - reach * 0.5, y + dip * 0.22], [x, y], [x + reach * 0.5, y + dip * 0.22], [x + reach, y + dip]]);
}

function scissors() {
  const blade = 'M-9 0C-22 -120 -16 -250 2 -330C16 -250 14 -120 11 0Z';
  const half = (side, colour) => group([
    fill(blade, NAVY, { transform: 'translate(7 9)', 'fill-opacity': 0.24 }), fill(blade, colour),
    fill(`${ring(-side * 34, 134, 60)}${ring(-side * 34, 134, 34)}`, NAVY, { 'fill-rule': 'evenodd', transform: 'translate(7 9)', 'fill-opacity': 0.24 }), fill(`${ring(-side * 34, 134, 60)}${ring(-side * 34, 134, 34)}`, side > 0 ? CORAL : '#c7432a', { 'fill-rule': 'evenodd' }), stroke(`M0 0Q0 40 ${-side * 10} 80`, side > 0 ? CORAL : '#c7432a', 26),
  ], { transform: `rotate(${side * 13})` });
  return [half(-1, '#dfe7ea'), half(1, '#f4f8f8'), disc(0, -6, 13, NAVY)];
}

export function draw() {
  const random = chance(5);
  const box = 'M130 1080H900L858 1380H172Z';
  const wave = (y, colour, pitch, tall, shift) => {
    let d = `M130 1400V${y}`;
    for (let x = 130 - shift; x < 920; x += pitch) d += `L${x} ${y}Q${x + pitch / 2} ${y + tall * 2} ${x + pitch} ${y}`;
    return fill(`${d}V1400Z`, colour);
  };
  const swimmers = [
    { x: 286, y: 470, size: 0.98, turn: -0.1, flip: 1, body: CORAL, under: '#c7432a', fin: SUN, slit: NAVY },
    { x: 840, y: 520, size: 1.12, turn: 0.08, flip: -1, body: SUN, under: '#dca127', fin: CORAL, slit: SEA },
    { x: 545, y: 690, size: 1.3, turn: -0.14, flip: 1, body: CREAM, under: '#e3d5b8', fin: SEA, slit: CORAL },
    { x: 930, y: 800, size: 0.74, turn: 0.16, flip: -1, body: SEA, under: '#175a84', fin: CREAM, slit: SUN },
    { x: 228, y: 850, size: 0.8, turn: -0.3, flip: 1, body: '#f3a6a0', under: '#df857f', fin: NAVY, slit: CORAL },
  ];
  const [one, two, three, four, five] = swimmers;
  const thread = (x, from, to) => `M${x} ${from}V${to}`;
  const backWall = 'M130 1080L196 1016H834L900 1080Z';
  return goods(GROUND, [
    // The mobile, from the ceiling down.
    stroke(`${thread(560, 0, 118)}${bow(560, 118, 330, 44)}${thread(230, 162, 250)}${bow(230, 250, 110, 26)}${thread(890, 162, 286)}${bow(890, 286, 100, 26)}`, NAVY, 5),
    stroke([thread(286, 252, one.y - 48), thread(832, 296, two.y - 58), thread(560, 118, three.y - 76), thread(950, 290, four.y - 36), thread(210, 252, five.y - 40)].join(''), NAVY, 2.4),
    [[560, 118], [230, 250], [890, 286]].map(([x, y]) => disc(x, y, 9, CORAL)),
    swimmers.map(fish),
    // The open box: what is left in it are sheets.
    fill('M130 1080H900L858 1380H172Z', SHADE, { transform: 'translate(34 26)' }),
    fill(backWall, '#c7432a'), fill('M196 1016H834L872 1053H158Z', '#a93320'),
    [[SUN, 250, 1010, -9], [CREAM, 420, 1000, 5], [SEA, 610, 1006, -4], ['#f3a6a0', 700, 1018, 9]].map(([colour, x, y, turn]) => group(paper(`M${x - 90} ${y - 52}h180v160h-180Z`, colour, 5), { transform: `rotate(${turn} ${x} ${y})` })),
    fill(box, CORAL),
    `<clipPath id="box"><path d="${box}"/></clipPath><g clip-path="url(#box)">`,
    wave(1180, SUN, 120, 26, 30), wave(1238, CREAM, 150, 28, 90), wave(1296, SEA, 130, 26, 10),
    range(18).map(() => disc(140 + random() * 740, 1340 + random() * 40, 5 + random() * 9, CREAM)),
    '</g>',
    fill('M120 1072H910V1096H120Z', '#f06f54'),
    group(scissors(), { transform: 'translate(1034 1206) rotate(8) scale(0.96)' }),
  ]);
}
