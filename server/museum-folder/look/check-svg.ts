// Whether a drawing may be a logo or an icon. Browsers show it as a picture and its address forbids scripts, so nothing of
// this is what keeps visitors safe; it tells the museum at once what would not be shown, or differently elsewhere.
import { SaxesParser } from 'saxes';

const ACTIVE = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas']);
const WRITTEN = new Set(['text', 'tspan', 'textpath']);
const INSIDE = /^\s*#/;
const RASTER = /^\s*data:image\/(png|jpeg|gif|webp);base64,/i;
const LINKS = /^(xlink:)?href$|^src$/i;

/** The reasons in words, each once; none for a drawing that can be used. */
export function svgProblems(svg: string): string[] {
  const reasons = new Set<string>();
  const parser = new SaxesParser({ position: false });
  const styles: string[] = [];
  let inStyle = false;
  let depth = 0;
  parser.on('error', () => reasons.add('is no well-formed SVG, or is cut off: save it again'));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) reasons.add('declares entities of its own: save it as plain SVG');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') reasons.add('loads a style sheet: save it with its styles inside');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    if (depth === 0 && local !== 'svg') reasons.add('is no SVG');
    depth += 1;
    inStyle = local === 'style';
    if (ACTIVE.has(local)) reasons.add(`contains <${local}>, which a picture may not have`);
    if (WRITTEN.has(local))
      reasons.add('contains text, whose face is not everywhere: turn its text into paths');
    for (const [key, value] of Object.entries(attributes)) checkAttribute(key, String(value), reasons);
  });
  parser.on('closetag', () => {
    inStyle = false;
  });
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => {
      if (inStyle) styles.push(text);
    });
  parser.write(svg).close();
  checkStyle(styles.join(''), reasons);
  return [...reasons];
}

function checkAttribute(key: string, value: string, reasons: Set<string>): void {
  if (/^on/i.test(key)) reasons.add(`contains a script, ${key}`);
  if (LINKS.test(key) && !INSIDE.test(value) && !RASTER.test(value)) reasons.add(outside(value));
  // Presentation attributes take `url(…)`, too.
  else checkStyle(value, reasons);
}

function checkStyle(css: string, reasons: Set<string>): void {
  if (/@import|@font-face/i.test(css)) reasons.add('loads a style sheet or a font: save it without');
  for (const [, target = ''] of css.matchAll(/url\(\s*["']?([^"')]*)/gi))
    if (!INSIDE.test(target) && !RASTER.test(target)) reasons.add(outside(target));
}

function outside(target: string): string {
  return `refers to something that is not in the file, "${target.slice(0, 60)}"`;
}

function localName(name: string): string {
  return name.replace(/^.*:/, '').toLowerCase();
}
