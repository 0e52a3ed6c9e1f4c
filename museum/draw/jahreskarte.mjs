// The annual pass: a year of river around both houses.
import { pass } from './parts/counter.mjs';
import { galerie, pumpwerk, stream } from './parts/stream.mjs';

const PAPER = '#f6ecd6';

export function draw() {
  return pass({ ground: '#e3b98f', shade: '#c49363', face: PAPER, body: [
    stream([[392, 396, 178], [824, 322, 146]], ['#a9cbc6', '#6ea6b3', '#2f7591', '#245d7d', '#163f5c', '#1d4f6d'], PAPER),
    pumpwerk(392, 396, 180, '#d8432b', PAPER), galerie(824, 322, 148, '#eeb03c', '#163f5c', PAPER),
  ] });
}
