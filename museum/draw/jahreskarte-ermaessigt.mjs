// The annual pass at half the price: of both signs, the half above the water.
import { group, rect } from './paper.mjs';
import { FACE, pass } from './parts/counter.mjs';
import { calm, galerie, pumpwerk } from './parts/stream.mjs';

const PAPER = '#f4f3e2';
const LEVEL = 432;

export function draw() {
  return pass({ ground: '#f0c2c6', shade: '#d99aa1', face: PAPER, body: [
    calm(40, ['#cfe0c4', '#a9cda9', '#7fb695', '#a9cda9', '#cfe0c4', '#a9cda9', '#7fb695'], PAPER),
    `<clipPath id="dry"><path d="M0 0H${FACE.width}V${LEVEL}H0Z"/></clipPath>`,
    group([pumpwerk(384, LEVEL, 214, '#ee7f86', PAPER), galerie(832, LEVEL, 174, '#f2c53d', '#14523f', PAPER)], { 'clip-path': 'url(#dry)' }),
    `<clipPath id="wet"><path d="M0 ${LEVEL}H${FACE.width}V${FACE.height}H0Z"/></clipPath>`,
    group([rect(0, LEVEL, FACE.width, 400, '#2f8067'), calm(LEVEL + 20, ['#23705a', '#1b6150', '#14523f', '#1b6150', '#14523f'], PAPER)], { 'clip-path': 'url(#wet)' }),
    rect(0, LEVEL - 4, FACE.width, 8, PAPER),
  ] });
}
