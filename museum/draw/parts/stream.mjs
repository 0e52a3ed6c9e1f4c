// The stream that runs over the passes: twelve bands, one for each month, which make way for what stands in them.
import { contour, curve, disc, fill, range, rect, ring, rings, sample, stroke } from '../paper.mjs';
import { FACE } from './counter.mjs';

function sway(x) {
  return Math.sin(x / 190 + 0.6) * 26 + Math.sin(x / 83) * 8;
}

/** The stream function of a flow past discs `[x, y, radius]`: its level lines are the lines of the current. */
function flow(discs) {
  return (x, y) =>
    discs.reduce((sum, [cx, cy, radius]) => {
      const far = Math.max((x - cx) ** 2 + (y - cy) ** 2, radius * radius);
      return sum - ((y + sway(x) - cy - sway(cx)) * radius * radius) / far;
    }, y + sway(x));
}

/** Bands from top to bottom, as many as a year has months, each with a line on its crest and a finer one within. */
export function stream(discs, colours, hair) {
  const grid = sample(FACE.width, FACE.height, 17, flow(discs));
  const pitch = (FACE.height + 20) / 12;
  const above = (level) => rings(contour(grid, level));
  return range(12).map((month) => {
    const level = 34 + month * pitch;
    return [
      fill(above(level), colours[month % colours.length], { stroke: hair, 'stroke-width': month % 2 ? 2 : 4 }),
      stroke(above(level + pitch / 2), hair, 1.4, { 'stroke-opacity': 0.55 }),
    ];
  });
}

/** The same current with nothing in its way, from `top` on; cheaper. */
export function calm(top, colours, hair) {
  return colours.map((colour, i) => {
    const line = (y) => curve(range(17).map((k) => [-30 + k * 76, y + sway(k * 76 - 30)]));
    const y = top + i * 61;
    return [fill(`${line(y)}V${FACE.height + 40}H-30Z`, colour), stroke(line(y), hair, i % 2 ? 2 : 4), stroke(line(y + 30), hair, 1.4, { 'stroke-opacity': 0.55 })];
  });
}

/** The two houses' signs: a wheel of rings for the pumping station, squares within squares for the gallery. */
export function pumpwerk(x, y, radius, colour, paper) {
  return [
    disc(x, y, radius, paper), disc(x, y, radius * 0.93, colour),
    range(4).map((i) => stroke(ring(x, y, radius * (0.72 - i * 0.17)), paper, radius * 0.03 + i)),
    range(12).map((i) => disc(x + Math.cos((i / 12) * Math.PI * 2) * radius * 0.83, y + Math.sin((i / 12) * Math.PI * 2) * radius * 0.83, radius * 0.032, paper)),
  ];
}

export function galerie(x, y, radius, colour, ink, paper) {
  return [
    disc(x, y, radius, paper), disc(x, y, radius * 0.93, colour),
    range(4).map((i) => rect(x - radius * (0.58 - i * 0.15), y - radius * (0.58 - i * 0.15), radius * (1.16 - i * 0.3), radius * (1.16 - i * 0.3), i % 2 ? colour : ink)),
  ];
}
