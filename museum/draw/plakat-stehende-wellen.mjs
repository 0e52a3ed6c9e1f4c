// The poster of "Standing Waves": the two stones fall one above the other.
import { clip, fill, range, rect, ring, sheet } from './paper.mjs';
import { MOTIF, poster } from './parts/counter.mjs';

const { width: W, height: H } = MOTIF;
const PAPER = '#f4f0e6';
const BLACK = '#15171c';
const BLUE = '#2f45d8';
const PINK = '#f2a7b5';

function rings(x, y, first, pitch, count) {
  return range(count).map((i) => ring(x, y, first + i * pitch)).join('');
}

export function draw() {
  const field = rings(300, 380, 18, 24, 42) + rings(470, 760, 18, 24, 42);
  return poster('#e8c33f', '#fbf8f0', sheet(W, H, PAPER, [
    fill(field, BLACK, { 'fill-rule': 'evenodd' }),
    clip('band', `M0 0H${W}V380H0Z`, [rect(0, 0, W, H, PINK), fill(field, BLACK, { 'fill-rule': 'evenodd' })]),
    clip('circle', ring(470, 760, 258), [rect(0, 0, W, H, BLUE), fill(field, PAPER, { 'fill-rule': 'evenodd' })]),
  ]));
}
