// The foot of every page of a document that goes over several, drawn once it is known how many there are.
import type { DocumentI18n } from '../text/document-i18n.ts';
import { FOOT, LEFT, RIGHT, small } from './ticket-sheet.ts';
import { type Pdf, setLine, textWidth } from './typeset.ts';

/** @param words whose it is, and what */
export function drawFeet(pdf: Pdf, words: string, { t }: DocumentI18n): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.rect(LEFT, FOOT - 16, RIGHT - LEFT, 0.75).fill('#000000');
    setLine(pdf, words, small, LEFT, FOOT);
    const said = t('documents.invoice.page', { page: page + 1, of: count });
    setLine(pdf, said, small, RIGHT - textWidth(said, small), FOOT);
    pdf.endMarkedContent();
  }
}
