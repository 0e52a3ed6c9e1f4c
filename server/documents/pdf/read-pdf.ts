// Tests of a printed page read it with poppler, where the machine has it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasPoppler = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The output of a tool for a PDF. */
export function poppler(
  tool: 'pdfinfo' | 'pdftotext' | 'pdffonts' | 'pdfimages',
  args: string[],
  pdf: Buffer,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pdf-'));
  try {
    const file = join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    return execFileSync(tool, [...args, file, ...(tool === 'pdftotext' ? ['-'] : [])], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Its first page as a PNG, at 150 pixels an inch. */
export function firstPage(pdf: Buffer): Buffer {
  return execFileSync('pdftoppm', ['-png', '-r', '150', '-singlefile', '-'], {
    input: pdf,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 50_000_000,
  });
}

/** The text in one line, as it is read aloud. */
export function textOf(pdf: Buffer): string {
  return poppler('pdftotext', ['-raw'], pdf).replace(/\s+/g, ' ');
}

export function pagesOf(pdf: Buffer): number {
  return Number(/Pages: +(\d+)/.exec(poppler('pdfinfo', [], pdf))?.[1]);
}
