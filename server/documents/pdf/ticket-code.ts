// The middle of a ticket: the code that is scanned, and beside it whom it admits, what that cost and whose it is.

import { lineTexts } from '../lines/line-texts.ts';
import { personsText } from '../lines/persons-text.ts';
import { admissionPrice, priceText } from '../lines/price-text.ts';
import { inertInPrint } from '../text/inert.ts';
import type { Labelled } from '../text/labelled.ts';
import { drawCodeBlock } from './code-block.ts';
import { canPrint } from './document-fonts.ts';
import { drawFactsAbove } from './fact-rows.ts';
import { body, names, RIGHT, type TicketSheet, tag } from './ticket-sheet.ts';
import { fitLines, setLines } from './typeset.ts';

/** @returns where the code's part ends, in points from above */
export function drawCode(sheet: TicketSheet, above: number): number {
  const { admission, i18n } = sheet;
  const code = {
    text: admission.barcode,
    alt: i18n.t('documents.ticket.code', { code: admission.barcode }),
  };
  return drawCodeBlock(sheet, code, above, ({ x, top, bottom }) =>
    drawFactsAbove(
      sheet,
      ownerFacts(sheet),
      { left: x, values: x + 92 },
      drawAdmission(sheet, x, top),
      bottom,
    ),
  );
}

function ownerFacts({ line, order, i18n }: TicketSheet): Labelled[] {
  const { t } = i18n;
  const { party } = lineTexts(line).booking(line, i18n);
  return [
    ...(party ? [party] : []),
    {
      label: t('documents.ticket.name'),
      value: canPrint('text', order.name) ? inertInPrint(order.name) : '',
    },
    { label: t('documents.ticket.order'), value: order.number },
  ].filter(({ value }) => value.trim() !== '');
}

/** @returns the baseline that follows */
function drawAdmission(sheet: TicketSheet, x: number, top: number): number {
  const { pdf, admission, order, line, i18n } = sheet;
  const { lines, style } = fitLines(admission.name, names, RIGHT - x, 2);
  tag(sheet, 'P', () => setLines(pdf, lines, style, x, top));
  let y = top + (lines.length - 1) * style.size * style.leading + 26;
  const price = admissionPrice(order, admission);
  for (const text of [personsText(admission, line, i18n), price ? priceText(price, i18n) : '']) {
    if (text === '') continue;
    const said = fitLines(text, [body], RIGHT - x, 2).lines;
    tag(sheet, 'P', () => setLines(pdf, said, body, x, y));
    y += said.length * 19;
  }
  return y;
}
