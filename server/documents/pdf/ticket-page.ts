// One admission on one page, like the museum's own print: what it is, then day and time, then the code, then facts. All
// black on white; sizes and rules do what colour would. What is read aloud is the order below.

import { lineTexts } from '../lines/line-texts.ts';
import { besideTime, lineVisit, visitText } from '../lines/visit-time.ts';
import type { Labelled } from '../text/labelled.ts';
import { drawFactRows, layOutFacts } from './fact-rows.ts';
import { drawCode } from './ticket-code.ts';
import {
  display,
  drawFoot,
  drawMasthead,
  FOOT,
  LEFT,
  lead,
  type TicketSheet,
  tag,
  titles,
  WIDTH,
} from './ticket-sheet.ts';
import { fitLines, setLine, setLines, type TextStyle } from './typeset.ts';

/** Until when, beside the large figure of when it begins: the largest that fits. */
const besides = [23, 19, 15, 12].map((size): TextStyle => ({ ...display, size }));
/** No space of them is wider. */
const SPACE = 8;
const time: TextStyle = { face: 'display', size: 84, leading: 1 };

/** Draws a sheet onto the document's current page. */
export function drawTicketPage(sheet: TicketSheet): void {
  const afterTitle = drawTitle(sheet);
  const afterVisit = drawVisit(sheet, afterTitle);
  const afterCode = drawCode(sheet, afterVisit);
  drawFacts(sheet, afterCode);
  drawFoot(sheet);
}

function drawTitle(sheet: TicketSheet): number {
  const { pdf, admission, line, i18n } = sheet;
  drawMasthead(sheet, i18n.t('documents.ticket.count', { number: admission.number, of: admission.of }));
  const { lines, style } = fitLines(line.title, titles, WIDTH, 3);
  const first = 112 + style.size * 0.74;
  tag(sheet, 'H1', () => setLines(pdf, lines, style, LEFT, first));
  let y = first + (lines.length - 1) * style.size * style.leading + 8.5;
  for (const text of [lineTexts(line).booking(line, i18n).subtitle, line.venue]) {
    const said = fitLines(text, [lead], WIDTH, 2).lines;
    if (said.length === 0) continue;
    tag(sheet, 'P', () => setLines(pdf, said, lead, LEFT, y + 19.5));
    y += said.length * 19.5;
  }
  return y;
}

function drawVisit(sheet: TicketSheet, above: number): number {
  const { pdf, line, museum, i18n } = sheet;
  const visit = lineVisit(line, museum);
  const { main, detail } = visitText(visit, i18n);
  const y = above + 50;
  if (visit.kind === 'slot') {
    tag(sheet, 'P', () => setLine(pdf, main, display, LEFT, y));
    tag(sheet, 'P', () => {
      const end = setLine(pdf, i18n.formats.clock(visit.time.from), time, LEFT - 2, y + 80);
      const beside = besideTime(visit.time, i18n);
      const { lines, style } = fitLines(beside, besides, LEFT + WIDTH - end - SPACE, 1);
      // Whoever hears or copies the text needs the space.
      if (lines[0]) setLine(pdf, ` ${lines[0]}`, style, end, y + 80);
    });
    return y + 80;
  }
  const { lines, style } = fitLines(main, titles.slice(1), WIDTH, 1);
  tag(sheet, 'P', () => setLines(pdf, lines, style, LEFT, y + 12));
  const below = y + 12 + (lines.length - 1) * style.size * style.leading + 30;
  const said = fitLines(detail, [{ ...display, size: 16 }], WIDTH, 2);
  tag(sheet, 'P', () => setLines(pdf, said.lines, said.style, LEFT, below));
  return below + (said.lines.length - 1) * 18.4;
}

/** Where to go. */
function drawFacts(sheet: TicketSheet, above: number): void {
  const first = above + 26;
  const columns = { left: LEFT, values: LEFT + 124 };
  drawFactRows(sheet, layOutFacts(factsOf(sheet), columns, FOOT - 24 - first), first);
}

function factsOf({ line, museum, i18n }: TicketSheet): Labelled[] {
  const { t } = i18n;
  const venue = museum.venues.find(({ name }) => name === line.venue);
  const { meetingPoint, exhibition } = lineTexts(line).booking(line, i18n);
  const hours = lineVisit(line, museum).kind === 'slot' ? '' : (venue?.hours ?? '');
  return [
    ...(meetingPoint ? [meetingPoint] : []),
    { label: t('documents.ticket.place'), value: [line.venue, line.address].filter(Boolean).join(', ') },
    { label: t('documents.ticket.hours'), value: hours },
    { label: t('documents.ticket.directions'), value: venue?.directions ?? '' },
    ...(exhibition ? [exhibition] : []),
    { label: t('documents.ticket.entrance'), value: t('documents.ticket.entrance.text') },
  ].filter(({ value }) => value.trim() !== '');
}
