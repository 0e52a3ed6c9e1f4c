// The poster of "Moon Water": the same forty days of tide, upright.
import { drawTides } from './mondwasser.mjs';
import { MOTIF, poster } from './parts/counter.mjs';

const WIDTH = 660;

export function draw() {
  return poster('#c3b8dd', '#f4f0fa', drawTides(WIDTH, Math.round((WIDTH / MOTIF.width) * MOTIF.height), [386, 376, 206]));
}
