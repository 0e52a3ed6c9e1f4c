// `node museum/draw/draw.mjs` draws every picture of the demo museum anew into museum/images/; with a name, as in
// `draw.mjs mondwasser`, only that one. The same code draws the same picture, always.
import { readdirSync, writeFileSync } from 'node:fs';

const here = new URL('.', import.meta.url);
const tools = ['draw.mjs', 'paper.mjs'];
const [, , only = ''] = process.argv;

for (const file of readdirSync(here)) {
  if (!file.endsWith('.mjs') || tools.includes(file) || !file.startsWith(only)) continue;
  const picture = await import(new URL(file, here));
  const sheets = picture.sheets?.() ?? { [file.replace('.mjs', '.svg')]: picture.draw() };
  for (const [name, svg] of Object.entries(sheets)) {
    writeFileSync(new URL(`../images/${name}`, here), svg);
    console.log(`${name}, ${Math.round(svg.length / 1024)} KB`);
  }
}
