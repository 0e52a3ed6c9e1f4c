// What the pictures of the shop's goods have in common: the size, a sheet within a sheet, the hard shadow that things
// throw, and the card on its ground that every pass and voucher is.
import { clip, fill, group, range, ring, sheet } from '../paper.mjs';

/** Goods stand upright, cards lie. */
const [W, H] = [1200, 1500];
const [CARD_W, CARD_H] = [1600, 1000];

export function goods(ground, body) {
  return sheet(W, H, ground, body);
}

/** A finished sheet set into another one; what it overhangs is cut off. */
function inset(svg, x, y, width, height) {
  return svg.trim().replace(/^<svg [^>]*viewBox="([^"]*)"[^>]*>/, `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="$1" preserveAspectRatio="xMidYMid slice">`);
}

/** Fifty by seventy, hung straight: the paper, and on it the motif within its margin. */
const POSTER = { x: 170, y: 148, width: 860, height: 1204, margin: 54 };
export const MOTIF = { width: POSTER.width - POSTER.margin * 2, height: POSTER.height - POSTER.margin * 2 };

export function poster(ground, paper, motif) {
  const { x, y, width, height, margin } = POSTER;
  return goods(ground, [
    fill(`M${x} ${y}h${width}v${height}h${-width}Z`, paper),
    inset(motif, x + margin, y + margin, MOTIF.width, MOTIF.height),
  ]);
}

/** A shape and its shadow, down and to the right, as scissors and paper make it. */
export function laid(d, colour, shade, by = [16, 22]) {
  return fill(d, shade, { transform: `translate(${by[0]} ${by[1]})` }) + fill(d, colour);
}

/** A rectangle with round corners. */
function rounded(x, y, width, height, radius) {
  return `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`;
}

/** Size of a card's face; what is drawn on it has its origin in the upper left corner. */
export const FACE = { width: 1160, height: 730 };

/** Passes have round corners and lie one way, vouchers are of paper and lie the other. */
function card({ ground, shade, face, turn, radius, body }) {
  const { width, height } = FACE;
  const edge = rounded(0, 0, width, height, radius);
  const place = `translate(${CARD_W / 2} ${CARD_H / 2}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`;
  return sheet(CARD_W, CARD_H, ground, [
    group(fill(edge, shade), { transform: `translate(20 28) ${place}` }),
    group([fill(edge, face), clip('face', edge, body)], { transform: place }),
  ]);
}

export function pass(given) {
  return card({ turn: -5, radius: 46, ...given });
}

export function voucher(given) {
  return card({ turn: 4, radius: 3, ...given });
}

/** A wheel with spokes: rim, hub, and what is cut out between them. */
export function wheel(x, y, radius, rim, spokes, colour, turn = 0) {
  const bars = range(spokes).map((i) => {
    const a = turn + (i / spokes) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const half = rim * 0.24;
    return `M${(x - s * half).toFixed(1)} ${(y + c * half).toFixed(1)}l${(c * radius * 0.9).toFixed(1)} ${(s * radius * 0.9).toFixed(1)}l${(s * half * 2).toFixed(1)} ${(-c * half * 2).toFixed(1)}L${(x + s * half).toFixed(1)} ${(y - c * half).toFixed(1)}Z`;
  });
  return [
    fill(ring(x, y, radius) + ring(x, y, radius - rim), colour, { 'fill-rule': 'evenodd' }),
    fill(bars.join(''), colour),
    fill(ring(x, y, rim * 1.15), colour),
  ];
}
