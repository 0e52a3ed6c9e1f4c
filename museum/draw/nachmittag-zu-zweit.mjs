// "Afternoon for Two": eight minutes of water, two on the bench.
import { between, chance, disc, fill, line, mix, range, rect, stroke } from './paper.mjs';
import { voucher } from './parts/counter.mjs';

const SKY = '#f6cf9b';
const SUN = '#ee6a3b';
const BRICK = '#a63c28';
const DARK = '#53201f';
const WATER = '#1b6474';
const PALE = '#7fb7b1';
const PAPER = '#fdf3e0';
const GOLD = '#f2b233';
const LINE = 446;

function seated(x, y, coat, hair) {
  return [
    fill(`M${x - 21} ${y}V${y - 42}a21 24 0 0 1 42 0V${y}Z`, coat), disc(x, y - 84, 19, hair),
  ];
}

export function draw() {
  const random = chance(6);
  const glitter = range(20).map((i) => {
    const [half, x, y] = [mix(150, 34, i / 19) * between(random, 0.5, 1), 580 + between(random, -26, 26), LINE + 14 + i * 14];
    return fill(`M${Math.round(x - half)} ${y}q${Math.round(half)} -7 ${Math.round(half * 2)} 0q${Math.round(-half)} 7 ${Math.round(-half * 2)} 0Z`, i % 4 === 3 ? GOLD : SUN);
  });
  const shadows = [[120, 150, BRICK], [1060, 130, PAPER], [40, 70, DARK], [1130, 60, WATER]].flatMap(([middle, half, colour]) =>
    range(9).map((i) => {
      const [w, x, y] = [half * mix(1, 0.4, i / 8) * between(random, 0.6, 1), middle + between(random, -16, 16), LINE + 12 + i * 15];
      return fill(`M${Math.round(x - w)} ${y}q${Math.round(w)} -6 ${Math.round(w * 2)} 0q${Math.round(-w)} 6 ${Math.round(-w * 2)} 0Z`, colour === WATER ? PALE : colour);
    }));
  return voucher({ ground: '#a8c3a4', shade: '#86a483', face: SKY, body: [
    disc(580, 330, 236, '#f3b678'), disc(580, 330, 168, SUN),
    range(3).map((i) => stroke(`M${770 + i * 62} ${140 + (i % 2) * 30}q16 -16 27 0q13 -16 29 0`, DARK, 5)),
    // The pumping station on the left, the gallery on the right.
    rect(40, 96, 56, 360, DARK), rect(30, 84, 76, 22, DARK), rect(40, 150, 56, 9, GOLD),
    fill(line([[-20, LINE], [-20, 300], [130, 226], [280, 300], [280, LINE]], true), BRICK), fill(line([[-36, 310], [130, 222], [296, 310], [296, 290], [130, 202], [-36, 290]], true), DARK),
    range(3).map((i) => [fill(`M${14 + i * 86} ${LINE}v-92a28 28 0 0 1 56 0v92Z`, DARK), fill(`M${20 + i * 86} ${LINE}v-90a22 22 0 0 1 44 0v90Z`, GOLD)]),
    range(3).map((i) => [fill(`M${910 + i * 90} 312V226l90 48v38Z`, WATER), fill(`M${910 + i * 90} 312V240l80 43v29Z`, PALE)]),
    rect(900, 308, 300, LINE - 308, PAPER), rect(900, 308, 300, 10, WATER), rect(936, 344, 92, 66, BRICK), rect(1062, 344, 64, LINE - 344, DARK),
    rect(0, LINE, 1160, 300, WATER), rect(0, LINE, 1160, 7, DARK),
    glitter, shadows,
    // The ferry, and on its bench the two of them.
    rect(700, 468, 84, 98, PAPER), rect(716, 484, 52, 40, PALE), rect(688, 456, 108, 16, DARK), rect(734, 398, 20, 60, BRICK), rect(734, 412, 20, 10, GOLD),
    seated(520, 566, GOLD, DARK), seated(569, 566, BRICK, '#33201c'),
    rect(474, 562, 142, 12, DARK), rect(616, 520, 9, 54, DARK),
    fill('M384 572H836L792 646H432Z', PAPER), fill('M384 572H836L826 589H394Z', BRICK), range(7).map((i) => disc(470 + i * 52, 616, 8, WATER)),
    stroke('M408 572V520M408 520H470M440 520V572', DARK, 6),
    range(5).map((i) => stroke(`M${300 + i * 150 - (i % 2) * 90} ${672 + (i % 2) * 24}q30 -12 60 0t60 0`, PALE, 5)),
  ] });
}
