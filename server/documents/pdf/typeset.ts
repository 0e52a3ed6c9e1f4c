// Sets text in a PDF by its baselines: pdfkit's own flow knows neither font fallback nor baselines.
import type PDFDocument from 'pdfkit';
import { type Face, fontNamed, fontRuns, widthOf } from './document-fonts.ts';
import { noteAscii } from './font-subsets.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type TextStyle = {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  /** Baseline to baseline, in sizes. */
  readonly leading: number;
  readonly color?: string;
};

const registrations = new WeakMap<Pdf, Set<string>>();

/** The width of one line, in points. */
export function textWidth(text: string, { face, size }: TextStyle): number {
  return widthOf(face, text) * size;
}

function useFont(pdf: Pdf, fontName: string, size: number): void {
  // pdfkit takes a parsed font as well as a buffer; its types do not say so.
  if (!registered(pdf).has(fontName)) {
    const font = fontNamed(fontName);
    pdf.registerFont(fontName, font as unknown as Buffer).font(fontName);
    noteAscii(pdf, font);
    registered(pdf).add(fontName);
  }
  pdf.font(fontName).fontSize(size);
}

function registered(pdf: Pdf): Set<string> {
  const names = registrations.get(pdf) ?? new Set<string>();
  registrations.set(pdf, names);
  return names;
}

/** One line from `x` on the baseline `y`; returns where it ends. */
export function setLine(pdf: Pdf, text: string, style: TextStyle, x: number, y: number): number {
  pdf.fillColor(style.color ?? '#000000');
  return fontRuns(style.face, text).reduce((at, run) => {
    useFont(pdf, run.fontName, style.size);
    pdf.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    return at + textWidth(run.text, style);
  }, x);
}

/** Breaks text into lines of at most `width` points; a word that is longer is cut where it must be. */
export function breakLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => textWidth(candidate, style) <= width;
  for (const word of text.split(/[ \t\n\r]+/).filter(Boolean)) {
    if (line && fits(`${line} ${word}`)) {
      line = `${line} ${word}`;
      continue;
    }
    if (line) lines.push(line);
    if (fits(word)) {
      line = word;
      continue;
    }
    line = '';
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Lines from the baseline `y` down; returns the last baseline. */
export function setLines(pdf: Pdf, lines: readonly string[], style: TextStyle, x: number, y: number): number {
  lines.forEach((line, index) => {
    // The space that the break took is still there for who hears or copies the text.
    const text = index < lines.length - 1 ? `${line} ` : line;
    setLine(pdf, text, style, x, y + index * style.size * style.leading);
  });
  return y + Math.max(0, lines.length - 1) * style.size * style.leading;
}

/** The first style in which the text needs no more than `maxLines` and no word is cut; else the last, clipped. */
export function fitLines(
  text: string,
  styles: readonly TextStyle[],
  width: number,
  maxLines: number,
): { readonly lines: string[]; readonly style: TextStyle } {
  for (const style of styles) {
    const lines = breakLines(text, style, width);
    const whole = text.split(/\s+/).every((word) => textWidth(word, style) <= width);
    if (whole && lines.length <= maxLines) return { lines, style };
  }
  const style = styles.at(-1);
  if (!style) throw new TypeError('a text needs a style');
  const lines = breakLines(text, style, width);
  return { lines: lines.length > maxLines ? clip(lines, maxLines) : lines, style };
}

/** The first `count` lines, the last of them ending in an ellipsis. */
export function clip(lines: readonly string[], count: number): string[] {
  return lines.slice(0, count).map((line, index) => (index === count - 1 ? `${line.slice(0, -1)}…` : line));
}
