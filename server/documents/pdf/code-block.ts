// A code between two rules, as a scanner and a hand that types want it, and beside it whatever the sheet says of it.
import { QUIET_ZONE, qrCode } from './qr-code.ts';
import { LEFT, rule, type Sheet, tag } from './ticket-sheet.ts';
import { setLine, type TextStyle } from './typeset.ts';

const MODULE_AREA = 148;
const codeStyle: TextStyle = { face: 'strong', size: 14, leading: 1.3 };

/** What is read by a machine, and what it is for who cannot see it. */
type Code = { readonly text: string; readonly alt: string };

/** Where the text beside the code begins: `top` and `bottom` are baselines, its last one stands beside the code's own. */
type Beside = { readonly x: number; readonly top: number; readonly bottom: number };

/** @returns where the code's part ends, in points from above */
export function drawCodeBlock(
  sheet: Sheet,
  code: Code,
  above: number,
  drawBeside: (beside: Beside) => void,
): number {
  const { pdf } = sheet;
  const quiet = Math.max((QUIET_ZONE * MODULE_AREA) / qrCode(code.text).size, 24);
  const top = above + 22 + quiet;
  rule(sheet, above + 22, 0.75);
  drawModules(sheet, code, top);
  const bottom = top + MODULE_AREA + quiet;
  drawBeside({ x: LEFT + MODULE_AREA + quiet + 8, top: top + 17, bottom: bottom + 8 });
  tag(sheet, 'P', () => {
    // Copied or read aloud, the code has no gaps.
    pdf.markContent('Span', { actual: code.text });
    setLine(pdf, codeGroups(code.text), codeStyle, LEFT, bottom + 8);
    pdf.endMarkedContent();
  });
  rule(sheet, bottom + 24, 0.75);
  return bottom + 24;
}

function drawModules({ pdf, section }: Sheet, code: Code, top: number): void {
  const { size, bars } = qrCode(code.text);
  const module = MODULE_AREA / size;
  const bbox = [LEFT, top, LEFT + MODULE_AREA, top + MODULE_AREA];
  const figure = { alt: code.alt, bbox, placement: 'Block' } as { alt: string };
  section.add(
    pdf.struct('Figure', figure, () => {
      for (const bar of bars)
        pdf.rect(LEFT + bar.column * module, top + bar.row * module, bar.length * module, module);
      pdf.fill('#000000');
    }),
  );
}

/** Groups of four read better aloud and when typed. */
function codeGroups(code: string): string {
  return /[^A-Za-z0-9]/.test(code) ? code : (code.match(/.{1,4}/g) ?? []).join(' ');
}
