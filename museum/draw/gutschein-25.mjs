// Twenty-five euros, on paper.
import { curve, disc, range, rect, stroke } from './paper.mjs';
import { FACE, voucher } from './parts/counter.mjs';
import { figures } from './parts/figures.mjs';
import { pumpwerk } from './parts/stream.mjs';

const [GROUND, FACE_INK] = ['#e2775b', '#f7efdd'];

export function draw() {
  return voucher({ ground: GROUND, shade: '#bd5539', face: FACE_INK, body: [
    rect(880, 0, 300, FACE.height, '#1d5e86'),
    range(15).map((i) => stroke(curve(range(9).map((k) => [880 + k * 40, 30 + i * 50 + Math.sin(k * 0.9 + i * 0.7) * 9])), '#8fc0cf', i % 3 ? 2 : 4)),
    pumpwerk(1020, 365, 98, '#e2775b', FACE_INK),
    range(25).map((i) => disc(880, 5 + i * 30, 6, GROUND)),
    figures('25', 92, 156, ['#1d5e86', '#5ba3bd', FACE_INK]),
  ] });
}
