// Fifty euros, on paper.
import { disc, range, rect } from './paper.mjs';
import { FACE, voucher } from './parts/counter.mjs';
import { figures } from './parts/figures.mjs';
import { galerie } from './parts/stream.mjs';

const [GROUND, FACE_INK] = ['#2b6b63', '#fbeee0'];

export function draw() {
  return voucher({ ground: GROUND, shade: '#1b4f49', face: FACE_INK, body: [
    rect(880, 0, 300, FACE.height, '#c93a2b'),
    range(8).map((i) => rect(880 + i * 38, 0, 19, FACE.height, '#d9543f')),
    galerie(1020, 365, 98, '#f2b83f', '#7d1f1d', FACE_INK),
    range(25).map((i) => disc(880, 5 + i * 30, 6, GROUND)),
    figures('50', 92, 156, ['#c93a2b', '#f09a72', FACE_INK]),
  ] });
}
