// "Among Yourselves": a party from behind, in circles and half circles cut out and laid on each other with a hair of
// paper between; before them a picture made of the same shapes.
import { disc, range, rect, ring, sheet } from './paper.mjs';

const [W, H] = [1600, 1200];
const CREAM = '#f9eddd';
const CORAL = '#f08a72';
const PLUM = '#7a2f63';
const NIGHT = '#2c1434';
const ROSE = '#f6c7b4';

function cut(d, colour, paper = CREAM) {
  return `<path d="${d}" fill="${colour}" stroke="${paper}" stroke-width="9"/>`;
}

/** Shoulders are a half circle that stands on the lower edge; the head sits a little askew, as in talk. */
function guest([x, top, radius, coat, hair, lean = 0]) {
  const head = radius * 0.55;
  return [
    cut(`M${x - radius} ${H + 20}V${top + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${H + 20}Z`, coat),
    cut(ring(x + lean * head, top - head * 0.8, head), hair),
  ];
}

export function draw() {
  const [x, y] = [800, 420];
  const half = (radius, colour, sweep) => `<path d="M${x - radius} ${y}a${radius} ${radius} 0 0 ${sweep} ${radius * 2} 0Z" fill="${colour}"/>`;
  const rings = range(6).map((i) => {
    const radius = 372 - i * 60;
    const [above, below] = i % 2 ? [PLUM, CREAM] : [CORAL, NIGHT];
    return `<g transform="rotate(${[0, 90, 45, 135, 0, 90][i]} ${x} ${y})">${half(radius, above, 1)}${half(radius, below, 0)}</g>`;
  });
  return sheet(W, H, ROSE, [
    rect(0, 930, W, 300, '#dd9482'),
    rect(350, -10, 920, 870, '#e2a391'), rect(335, -10, 930, 852, CREAM), rings, disc(x, y, 28, CORAL),
    [
      [100, 790, 132, PLUM, NIGHT, 0.1], [1500, 800, 134, PLUM, CORAL, -0.1], [330, 830, 128, CORAL, PLUM, 0.12],
      [1285, 815, 130, NIGHT, PLUM, -0.2], [585, 815, 130, NIGHT, CORAL, 0.14], [1030, 825, 128, PLUM, NIGHT, -0.12], [808, 800, 130, CORAL, NIGHT, 0],
    ].map(guest),
    [
      [-10, 1030, 168, NIGHT, CORAL, 0.2], [1610, 1035, 168, CORAL, NIGHT, -0.2], [215, 1055, 160, PLUM, NIGHT, 0.16], [1405, 1050, 160, NIGHT, PLUM, -0.16],
      [455, 1040, 160, NIGHT, CREAM, 0.2], [1170, 1040, 162, CORAL, PLUM, 0.1], [690, 1060, 158, CORAL, NIGHT, 0.12], [930, 1050, 160, PLUM, CORAL, -0.2],
    ].map(guest),
  ]);
}
