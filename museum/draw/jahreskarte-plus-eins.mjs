// The annual pass plus one: a sign, and beside it a place that is kept free.
import { disc, ring, stroke } from './paper.mjs';
import { pass } from './parts/counter.mjs';
import { pumpwerk, stream } from './parts/stream.mjs';

const PAPER = '#fbf0e6';

export function draw() {
  return pass({ ground: '#e9cf72', shade: '#c9aa45', face: PAPER, body: [
    stream([[386, 366, 172], [776, 366, 172]], ['#ddc7e6', '#b89bd0', '#8b6bb5', '#66489a', '#4a327c', '#573c8c'], PAPER),
    pumpwerk(386, 366, 174, '#f0705a', PAPER),
    disc(776, 366, 174, PAPER), stroke(ring(776, 366, 140), '#66489a', 8, { 'stroke-dasharray': '22 22' }),
  ] });
}
