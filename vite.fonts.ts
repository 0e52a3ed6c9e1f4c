// The shop's faces with no more in them than its style sheets use: the first view waits for them (ADR 027).
// Development has them whole.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

const FACES = {
  // Text: no thinner and no bolder than the shop sets it.
  'hanken-grotesk': { wght: { min: 400, max: 800 } },
  // Headlines: one weight (`--weight-display`), drawn for a headline's size.
  'bricolage-grotesque': { wght: 640, opsz: 48 },
} as const;

/** What browsers set text with by themselves, and tabular figures. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

const NODE_MODULES = join(import.meta.dirname, 'node_modules');
const NARROWED = join(NODE_MODULES, '.cache/foyer/faces');
/** Each file of a face in the style sheet, with the characters that it is loaded for. */
const FILES =
  /url\('(?<file>@fontsource-variable\/(?<face>[\w-]+)\/files\/[^']+)'\)[^}]*?unicode-range:\s*(?<ranges>[^;]+);/g;

/** Makes them. @returns where the style sheets' files are to be looked for instead, as Vite's aliases */
export async function narrowFonts(): Promise<Record<string, string>> {
  const styles = readFileSync(join(import.meta.dirname, 'ui/faces.css'), 'utf8');
  const aliases: Record<string, string> = {};
  for (const { groups } of styles.matchAll(FILES)) {
    const { file = '', face = '', ranges = '' } = groups ?? {};
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: FACES[face as keyof typeof FACES],
      keepFeatures: FEATURES,
    };
    const narrowed = await subsetFont(readFileSync(join(NODE_MODULES, file)), characters(ranges), options);
    aliases[file] = join(NARROWED, basename(file));
    mkdirSync(NARROWED, { recursive: true });
    writeFileSync(aliases[file], narrowed);
  }
  if (Object.keys(aliases).length === 0) throw new Error('ui/faces.css names its files in another way now');
  return aliases;
}

/** `U+0000-00FF, U+0131` as text. */
function characters(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
