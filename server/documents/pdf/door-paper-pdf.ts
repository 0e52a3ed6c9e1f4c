// The list for when everything fails (operations 6): everybody who is expected on a day, by name and by code, with a box to tick.
import type { DoorPaper } from '../../../domain/admissions/devices-contract.ts';
import { sortedByCode } from '../../../domain/admissions/paper/by-code.ts';
import type { MuseumDateTime } from '../../../domain/museum-time.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { type DoorPaperWords, doorPaperWords } from '../text/door-paper-words.ts';
import { inertInPrint } from '../text/inert.ts';
import { type Column, cell, drawParagraph, drawRow, drawRule, type Flow, makeRoom } from './flow.ts';
import { drawFeet } from './page-feet.ts';
import { pdfDocument } from './pdf-document.ts';
import { display, LEFT, WIDTH } from './ticket-sheet.ts';
import type { TextStyle } from './typeset.ts';

export type PrintedDoorPaper = DoorPaper & {
  readonly language: OfficeLanguage;
  /** When the list was made. */
  readonly made: MuseumDateTime;
};

type Row = DoorPaper['rows'][number];
/** A column, what stands above it and what in it. */
type Told = readonly [Column, string, (row: Row) => string];

const plain: TextStyle = { face: 'text', size: 10, leading: 1.45 };
const strong: TextStyle = { ...plain, face: 'strong' };
const head: TextStyle = { face: 'strong', size: 8.5, leading: 1.4 };
const part: TextStyle = { face: 'display', size: 15, leading: 1.4 };
const BOX = 8;

export function doorPaperPdf(paper: PrintedDoorPaper, museum: DocumentMuseum): Promise<Buffer> {
  const { language, day, made, rows } = paper;
  const words = doorPaperWords(language);
  const { t, formats } = words;
  const title = t('doorPaper.title', { day: formats.day(day, 'full') });
  const created = museumInstant(made, museum.timeZone);
  return pdfDocument({ title, author: museum.name, language, created }, (pdf, root) => {
    const parts = [
      { name: t('doorPaper.byName'), columns: byName(words), rows },
      { name: t('doorPaper.byCode'), columns: byCode(words), rows: sortedByCode(rows) },
    ];
    for (const { name, columns, rows: told } of parts) {
      pdf.addPage();
      const section = pdf.struct('Sect', { title: name, lang: language });
      root.add(section);
      const flow = { pdf, section, y: 48 };
      drawParagraph(flow, title, display, 'H1');
      drawParagraph(flow, name, part, 'H2');
      drawParagraph(flow, t('doorPaper.lead', { day: formats.day(made), time: formats.time(made) }), plain);
      flow.y += 14;
      drawList(flow, columns, told);
      section.end();
    }
    drawFeet(pdf, `${museum.name} · ${title}`, documentI18n({ language }, museum));
  });
}

function byName({ t, formats }: DoorPaperWords): Told[] {
  return [
    [{ from: 18, to: 150 }, t('doorPaper.name'), ({ name }) => name || t('doorPaper.nobody')],
    [{ from: 154, to: 240 }, t('doorPaper.order'), ({ order }) => order],
    [{ from: 244, to: 284 }, t('doorPaper.code'), ({ code }) => code],
    [
      { from: 288, to: 388 },
      t('doorPaper.ticket'),
      ({ title, ticket }) => [title, ticket].filter(Boolean).join(', '),
    ],
    [
      { from: 392, to: 444 },
      t('doorPaper.time'),
      ({ when }) => (when ? formats.clock(when) : t('doorPaper.allDay')),
    ],
    [{ from: 448, to: WIDTH, right: true }, t('doorPaper.persons'), ({ persons }) => String(persons)],
  ];
}

function byCode({ t, formats }: DoorPaperWords): Told[] {
  return [
    [{ from: 18, to: 70 }, t('doorPaper.code'), ({ code }) => code],
    [{ from: 74, to: 170 }, t('doorPaper.order'), ({ order }) => order],
    [{ from: 174, to: 388 }, t('doorPaper.name'), ({ name }) => name || t('doorPaper.nobody')],
    [
      { from: 392, to: 444 },
      t('doorPaper.time'),
      ({ when }) => (when ? formats.clock(when) : t('doorPaper.allDay')),
    ],
    [{ from: 448, to: WIDTH, right: true }, t('doorPaper.persons'), ({ persons }) => String(persons)],
  ];
}

function drawList(flow: Flow, told: readonly Told[], rows: readonly Row[]): void {
  const table = flow.pdf.struct('Table');
  flow.section.add(table);
  const columns = told.map(([column]) => column);
  const drawHead = () => {
    const cells = told.map(([column, name]) => [cell(name, head, column)]);
    drawRow(flow, table, columns, cells, 'Column', () => {});
    flow.y += 2;
    drawRule(flow, 0.75);
    flow.y += 4;
  };
  makeRoom(flow, 60);
  drawHead();
  for (const row of rows) {
    const cells = told.map(([column, , text], at) => [
      cell(inertInPrint(text(row)), at === 0 ? strong : plain, column),
    ]);
    const height = Math.max(...cells.map(([one]) => (one?.lines.length ?? 1) * plain.size * plain.leading));
    // Before its row: the box stands on the same page.
    makeRoom(flow, height, drawHead);
    drawBox(flow);
    drawRow(flow, table, columns, cells, 'Row', drawHead);
    flow.y += 3;
  }
  table.end();
}

/** To be ticked with a pencil. */
function drawBox({ pdf, y }: Flow): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(0.75)
    .rect(LEFT, y + 3, BOX, BOX)
    .stroke('#000000');
  pdf.endMarkedContent();
}
