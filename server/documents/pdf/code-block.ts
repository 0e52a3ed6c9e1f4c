// A code between two rules, to be scanned or typed, and beside it what the sheet says of it.
import { codeGroups } from '../../../domain/orders/code-groups.ts';
import { type QrCode, QUIET_ZONE, qrCode } from './qr-code.ts';
import { LEFT, rule, type Sheet, tag } from './ticket-sheet.ts';
import { fitLines, setLines, type TextStyle } from './typeset.ts';

const MODULE_AREA = 148;
/** The largest that fits under the code: a museum's own face may be a wide one. */
const codeStyles = [14, 12.5, 11, 9.5].map((size): TextStyle => ({ face: 'strong', size, leading: 1.3 }));

/** What the scanner reads, and the alternative text for screen readers. */
type Code = { readonly text: string; readonly alt: string };

/** Where the text beside the code goes: its left edge, its first baseline and its last one. */
type TextArea = { readonly x: number; readonly top: number; readonly bottom: number };

/** @returns where the code's part ends, in points from above */
export function drawCodeBlock(
  sheet: Sheet,
  code: Code,
  above: number,
  drawText: (area: TextArea) => void,
): number {
  const { pdf } = sheet;
  const modules = qrCode(code.text);
  const quiet = Math.max((QUIET_ZONE * MODULE_AREA) / modules.size, 24);
  const top = above + 22 + quiet;
  rule(sheet, above + 22, 0.75);
  drawModules(sheet, modules, code.alt, top);
  const bottom = top + MODULE_AREA + quiet;
  drawText({ x: LEFT + MODULE_AREA + quiet + 8, top: top + 17, bottom: bottom + 8 });
  tag(sheet, 'P', () => {
    // Copied or read aloud, the code has no gaps.
    pdf.markContent('Span', { actual: code.text });
    const written = fitLines(codeGroups(code.text), codeStyles, MODULE_AREA + quiet, 1);
    setLines(pdf, written.lines, written.style, LEFT, bottom + 8);
    pdf.endMarkedContent();
  });
  rule(sheet, bottom + 24, 0.75);
  return bottom + 24;
}

function drawModules({ pdf, section }: Sheet, { size, bars }: QrCode, alt: string, top: number): void {
  const module = MODULE_AREA / size;
  const bbox = [LEFT, top, LEFT + MODULE_AREA, top + MODULE_AREA];
  const figure = { alt, bbox, placement: 'Block' } as { alt: string };
  section.add(
    pdf.struct('Figure', figure, () => {
      for (const bar of bars)
        pdf.rect(LEFT + bar.column * module, top + bar.row * module, bar.length * module, module);
      pdf.fill('#000000');
    }),
  );
}
