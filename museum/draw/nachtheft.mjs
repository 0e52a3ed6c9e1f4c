// "Night Notebook": black, with an hour of bridge on its cover, and the white pencil that goes with it.
import { between, chance, clip, curve, disc, fill, group, line, mix, range, rect, stroke } from './paper.mjs';
import { goods, laid } from './parts/counter.mjs';

const GROUND = '#e5532f';
const SHADE = '#bd3a1b';
const BLACK = '#0f1220';
const SPINE = '#1e2336';
const AMBER = '#ffb14a';
const RED = '#f0412c';
const ICE = '#dbe9f7';
const PAPER = '#2b3047';

const [WIDTH, TALL] = [620, 930];

/** The road over the bridge, t from the near end to the far one. */
function road(t, lane) {
  const near = (1 - t) ** 1.5;
  return [mix(720, -90, near) + lane * near * 60, mix(330, 900, near) - Math.sin(Math.PI * t ** 0.75) * 230 + lane * (6 + near * 78)];
}

function trails(random) {
  return range(30).map((i) => {
    const lane = mix(-1, 1, i / 29) + between(random, -0.02, 0.02);
    if (lane > -0.1 && lane < 0.06) return [];
    const colour = lane < 0 ? RED : random() < 0.22 ? ICE : AMBER;
    const d = curve(range(9).map((k) => road(mix(random() < 0.3 ? between(random, 0, 0.3) : 0, 1, k / 8), lane)));
    const width = between(random, 1.4, 3.4);
    return [stroke(d, colour, width * 3, { 'stroke-opacity': 0.18 }), stroke(d, colour, width)];
  });
}

function lamps() {
  return range(11).map((i) => {
    const t = 0.06 + (i / 10) ** 0.8 * 0.86;
    const [x, y] = road(t, -1.14);
    const tall = 12 + (1 - t) ** 2 * 150;
    const size = 2.4 + (1 - t) ** 2 * 6;
    return [stroke(line([[x, y], [x, y - tall]]), ICE, 1 + (1 - t) * 2, { 'stroke-opacity': 0.35 }), `<g fill-opacity="0.16">${disc(x, y - tall, size * 3.2, ICE)}</g>`, disc(x, y - tall, size, ICE)];
  });
}

function water(random) {
  return range(64).map(() => {
    const x = between(random, 60, WIDTH);
    const colour = random() < 0.6 ? AMBER : random() < 0.6 ? ICE : RED;
    const tall = between(random, 30, 210);
    const points = range(4).map((k) => [x + between(random, -3, 3), 560 + (k / 3) * tall]);
    return [stroke(curve(points), colour, between(random, 2, 5), { 'stroke-opacity': 0.5, 'stroke-dasharray': `${Math.round(between(random, 8, 40))} ${Math.round(between(random, 7, 16))}` }),
      disc(x, 552 - between(random, 0, 26) * random(), between(random, 1.4, 3), colour)];
  });
}

function pencil(length) {
  const half = 17;
  const body = `M${-half} 0V${length - 92}L0 ${length}L${half} ${length - 92}V0Z`;
  return [
    laid(body, '#f6f1e6', SHADE, [12, 20]),
    fill(`M${-half} 0h${half * 0.66}v${length - 92}h${-half * 0.66}Z`, '#ffffff'), fill(`M${half * 0.34} 0h${half * 0.66}v${length - 92}h${-half * 0.66}Z`, '#ddd4c2'),
    fill(`M${-half} ${length - 92}q${half * 0.33} 12 ${half * 0.66} 0q${half * 0.34} 12 ${half * 0.68} 0q${half * 0.33} 12 ${half * 0.66} 0L0 ${length}Z`, '#e9c795'),
    fill(`M${-5} ${length - 27}h10L0 ${length}Z`, '#ffffff'),
    rect(-half, 0, half * 2, 58, BLACK), rect(-half, 58, half * 2, 8, AMBER),
  ];
}

export function draw() {
  const random = chance(41);
  const cover = `M0 0H${WIDTH - 22}Q${WIDTH} 0 ${WIDTH} 22V${TALL - 22}Q${WIDTH} ${TALL} ${WIDTH - 22} ${TALL}H0Z`;
  const stars = range(34).map(() => disc(between(random, 60, WIDTH), between(random, 10, 240), between(random, 0.8, 1.9), ICE));
  const book = [
    fill(cover, SHADE, { transform: 'translate(30 34)' }),
    fill(cover, PAPER, { transform: 'translate(13 13)' }), fill(cover, '#191d2e', { transform: 'translate(9 9)' }), fill(cover, PAPER, { transform: 'translate(5 5)' }),
    fill(cover, BLACK),
    clip('cover', cover, [
      stars,
      water(random),
      stroke(line([[50, 556], [WIDTH, 556]]), ICE, 1.4, { 'stroke-opacity': 0.4 }),
      trails(random), lamps(),
      rect(0, 0, 62, TALL, SPINE),
    ]),
    // Five stitches, as it is done in Kyoto.
    stroke(`M38 0V${TALL}`, AMBER, 4), stroke(range(6).map((i) => `M0 ${85 + i * 152}H38`).join(''), AMBER, 4), stroke(`M0 3H38M0 ${TALL - 3}H38`, AMBER, 4),
  ];
  return goods(GROUND, [
    group(book, { transform: 'translate(140 270) rotate(-6 310 465) scale(1.06)' }),
    group(pencil(860), { transform: 'translate(1010 300) rotate(5)' }),
  ]);
}
