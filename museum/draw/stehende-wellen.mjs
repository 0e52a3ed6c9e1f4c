// "Standing Waves": rings from two stones thrown into the same water. Where crest meets crest the paper turns over:
// one path, filled by the even-odd rule, does it all.
import { clip, fill, range, rect, ring, sheet } from './paper.mjs';

const [W, H] = [1600, 1200];
const PAPER = '#f4f0e6';
const BLACK = '#15171c';
const BLUE = '#2f45d8';
const PINK = '#f2a7b5';

function rings(x, y, first, pitch, count) {
  return range(count).map((i) => ring(x, y, first + i * pitch)).join('');
}

export function draw() {
  const field = rings(520, 520, 24, 30, 46) + rings(1080, 680, 24, 30, 46);
  const circle = ring(1080, 680, 384);
  const band = `M0 0H520V${H}H0Z`;
  return sheet(W, H, PAPER, [
    fill(field, BLACK, { 'fill-rule': 'evenodd' }),
    clip('band', band, [rect(0, 0, W, H, PINK), fill(field, BLACK, { 'fill-rule': 'evenodd' })]),
    clip('circle', circle, [rect(0, 0, W, H, BLUE), fill(field, PAPER, { 'fill-rule': 'evenodd' })]),
  ]);
}
