// "Twelve Cards from the River": each of them has room for one thing only. Below them, what they are sent in.
import { chance, clip, curve, disc, dots, fill, group, line, mix, range, rect, ring, stroke } from './paper.mjs';
import { goods, wheel } from './parts/counter.mjs';

const GROUND = '#f3e9d6';
const SHADE = '#dccdb0';

/** A card, and on it two hundred and thirty by three hundred and twenty-six of its own. */
const [CW, CH, GAP] = [230, 326, 28];
const [LEFT, TOP] = [98, 126];

function waves(top, foot, count, colour, width, tall, seed) {
  const random = chance(seed);
  return stroke(range(count).map((row) => {
    const [y, shift, pitch] = [mix(top, foot, row / (count - 1)), random() * 9, 0.9 + random() * 0.2];
    return curve(range(8).map((i) => [-10 + i * 36, y + Math.sin(i * pitch + shift) * tall]));
  }).join(''), colour, width);
}

const motifs = [
  // Moon Water.
  ['#1f1733', () => [disc(128, 118, 72, '#f3d584'), waves(150, 340, 11, '#1f1733', 13, 7, 3), waves(150, 340, 11, '#8f82c0', 4, 7, 3)]],
  // Red Noon, in few dots.
  ['#f8ecd3', () => {
    const list = range(24).flatMap((j) => range(17).map((i) => [i * 15 + (j % 2) * 7.5, j * 13.5 + 4])).filter(([, y]) => y < 222);
    const inSun = ([x, y]) => Math.hypot(x - 115, y - 142) < 92;
    const sea = range(9).flatMap((j) => range(17).map((i) => [i * 15 + (j % 2) * 7.5, 228 + j * 12, 5 + j * 0.35]));
    const glow = ([x, y]) => Math.abs(x - 115) < [62, 20, 54, 34, 10, 44, 16, 30, 8][Math.round((y - 228) / 12)];
    return [dots(list.filter((at) => !inSun(at)).map(([x, y]) => [x, y, 3]), '#f4ae1f'), disc(115, 142, 92, '#f4ae1f'), dots(list.filter(inSun).map(([x, y]) => [x, y, mix(4.5, 9, (y - 50) / 180)]), '#dd3b1c'), rect(0, 222, CW, 110, '#f8ecd3'), dots(sea.filter((at) => !glow(at)), '#1b2550'), dots(sea.filter(glow), '#dd3b1c')];
  }],
  // House of Machines.
  ['#0f4f4c', () => [rect(0, 60, CW, 26, '#e8663d'), rect(102, 60, 26, 90, '#e8663d'), wheel(115, 216, 82, 15, 7, '#eec25a', 0.2), disc(115, 216, 10, '#0f4f4c')]],
  // Paper Fish.
  ['#8fc6cf', () => {
    const body = line([[38, 170], [80, 128], [140, 122], [196, 166], [140, 208], [80, 204]], true);
    return [fill(line([[62, 168], [16, 124], [30, 168], [16, 214]], true), '#f5be3b'), fill(body, '#e8583c'), fill(line([[38, 170], [196, 166], [140, 208], [80, 204]], true), '#c7432a'), fill(line([[96, 126], [128, 92], [140, 124]], true), '#f5be3b'), disc(158, 154, 10, '#f8f0df'), disc(160, 154, 5, '#143250'), disc(206, 100, 9, '#f8f0df'), disc(190, 66, 6, '#f8f0df'), disc(204, 40, 4, '#f8f0df')];
  }],
  // Standing Waves.
  ['#f4f0e6', () => [fill(range(16).map((i) => ring(70, 90, 8 + i * 17)).join('') + range(16).map((i) => ring(150, 230, 8 + i * 17)).join(''), '#15171c', { 'fill-rule': 'evenodd' }), clip('pond', ring(150, 230, 76), [rect(0, 0, CW, CH, '#2f45d8'), fill(range(16).map((i) => ring(70, 90, 8 + i * 17)).join('') + range(16).map((i) => ring(150, 230, 8 + i * 17)).join(''), '#f4f0e6', { 'fill-rule': 'evenodd' })])]],
  // Deep Tones.
  ['#45101f', () => {
    const figure = (radius, sway, lobes) => curve(range(48).map((i) => { const a = (i / 48) * Math.PI * 2; const d = radius + Math.sin(a * lobes) * sway; return [115 + Math.cos(a) * d, 163 + Math.sin(a) * d]; }), true);
    return [stroke(ring(115, 163, 108), '#f0603f', 3), stroke(figure(84, 11, 8), '#f1cda2', 5, { 'stroke-dasharray': '1 8' }), stroke(figure(56, 9, 8), '#f1cda2', 5, { 'stroke-dasharray': '1 8' }), stroke(figure(28, 4, 4), '#f1cda2', 5, { 'stroke-dasharray': '1 8' }), disc(115, 163, 8, '#f0603f')];
  }],
  // The River, Drawn.
  ['#f1e6cd', () => {
    const way = range(9).map((i) => [112 + Math.sin(i * 0.95) * 48, -20 + i * 46]);
    return [[150, '#bcd3cb'], [112, '#8fb9ba'], [74, '#5a94a2'], [36, '#2f6b85']].map(([width, colour]) => stroke(curve(way), colour, width)).concat(stroke(curve(way), '#d8432b', 5, { 'stroke-dasharray': '14 10' }));
  }],
  // The skylights of the Neue Galerie.
  ['#f2b233', () => [range(4).map((i) => [fill(`M${i * 66 - 14} 210V96l66 62v52Z`, '#17606f'), fill(`M${i * 66 - 4} 200v-80l46 43v37Z`, '#cfe3df')]), rect(0, 206, CW, 120, '#fbf3e2'), rect(0, 206, CW, 8, '#17606f'), rect(40, 240, 64, 48, '#b3452b'), rect(130, 240, 60, 86, '#5c1f1c')]],
  // What Grows on the Bank.
  ['#e3ead6', () => {
    const rays = range(11).map((i) => mix(-1.2, 1.2, i / 10)).map((a) => [115 + Math.sin(a) * 86, 132 - Math.cos(a) * 86]);
    return [rect(0, 262, CW, 64, '#1d4a36'), stroke(`M115 132C108 190 120 230 115 266${rays.map(([x, y]) => `M115 132L${Math.round(x)} ${Math.round(y)}`).join('')}`, '#1d4a36', 4), rays.map(([x, y], i) => disc(x, y, 12, i % 3 === 1 ? '#e2a63a' : '#d9806c')), stroke('M115 262C104 286 84 296 70 320M115 262C116 286 120 300 116 322M115 262C128 286 150 292 164 318M96 292L80 290M136 290L152 286', '#e3ead6', 4)];
  }],
  // Night Lines.
  ['#0c0f1a', () => range(15).map((i) => stroke(`M-10 ${262 + i * 6}C70 ${170 + i * 3} 150 ${112 + i} 240 ${108 + i * 0.7}`, i % 4 === 3 ? '#cfe3f7' : i < 7 ? '#f0412c' : '#ffb14a', 2.4)).concat(range(5).map((i) => disc(34 + i * 46, 176 - i * 21, 5 - i * 0.6, '#cfe3f7')))],
  // The chimney, and its ring of smoke.
  ['#f1c9b5', () => [fill('M92 326L102 128h48l10 198Z', '#7c2438'), rect(94, 112, 64, 20, '#571a2c'), rect(98, 168, 56, 9, '#e39a52'), [[128, 76, 26], [160, 44, 34], [112, 26, 30]].map(([x, y, radius]) => [disc(x, y, radius, '#fdf3ea'), range(3).map((k) => stroke(ring(x, y, radius - 3 - k * 8), '#571a2c', 2.4))])]],
  // The ferry between the houses.
  ['#2f7591', () => [disc(172, 84, 34, '#eeb03c'), fill('M40 186h150l-26 44H66Z', '#f3e9d3'), rect(86, 146, 66, 40, '#d8432b'), range(3).map((i) => rect(94 + i * 19, 154, 12, 16, '#f3e9d3')), rect(112, 116, 14, 32, '#163f5c'), rect(0, 230, CW, 100, '#163f5c'), waves(248, 316, 4, '#a9cbc6', 4, 5, 9)]],
];

function envelope() {
  return [
    rect(0, 0, CW, 162, '#b9b6ad'),
    stroke('M0 162L88 84M230 162L142 84', '#97948b', 3),
    fill('M0 0H230L127 98Q115 108 103 98Z', '#cdcac1'), stroke('M0 0L103 98Q115 108 127 98L230 0', '#97948b', 3),
  ];
}

export function draw() {
  return goods(GROUND, [
    motifs.map(([ground, body], k) => {
      const [x, y] = [LEFT + (k % 4) * (CW + GAP) - 1, TOP + Math.floor(k / 4) * (CH + GAP)];
      const edge = `M0 0H${CW}V${CH}H0Z`;
      return group([fill(edge, SHADE, { transform: 'translate(7 9)' }), clip(`c${k}`, edge, [rect(0, 0, CW, CH, ground), body()])], { transform: `translate(${x} ${y})` });
    }),
    range(4).map((k) => group([rect(7, 9, CW, 162, SHADE), envelope()], { transform: `translate(${LEFT + k * (CW + GAP) - 1} ${TOP + 3 * (CH + GAP)})` })),
  ]);
}
