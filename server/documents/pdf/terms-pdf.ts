// The terms on a durable medium (§ 312f(2) BGB, art. 8(7) of directive 2011/83/EU): what was agreed, how one may withdraw and
// the form for it go with the mail that confirms the order, because a page in the web can change.
import type { Language } from '../../../domain/language.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { markdownBlocks, type TextBlock } from '../../site/markdown-blocks.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { drawParagraph, drawRule, type Flow, makeRoom, PAGE_HEIGHT } from './flow.ts';
import { drawFeet } from './page-feet.ts';
import { pdfDocument } from './pdf-document.ts';
import { accentOf, drawLogo } from './sheet-look.ts';
import { display, RIGHT, small, WIDTH } from './ticket-sheet.ts';
import { breakLines, type TextStyle } from './typeset.ts';

const plain: TextStyle = { face: 'text', size: 10, leading: 1.45 };
const heading: TextStyle = { ...plain, face: 'strong', size: 11.5 };
const masthead: TextStyle = { face: 'display', size: 15, leading: 1.3 };
/** Above a heading. */
const GAP = 8;
/** A longer paragraph would not fit on a page, so it is split. */
const MOST_LINES = 40;

/** How each kind of block is set: its style, the room below it, what stands before it. */
const LOOKS = {
  heading: { style: heading, below: 2, mark: '' },
  paragraph: { style: plain, below: 6, mark: '' },
  item: { style: plain, below: 4, mark: '– ' },
} as const;

/** The museum's terms in one language, as Markdown. */
export type Terms = {
  readonly language: Language;
  readonly title: string;
  readonly markdown: string;
  /** When they were imported. */
  readonly loadedOn: Day;
};

/** The terms as a PDF, in their language. */
export function termsPdf(
  { language, title, markdown, loadedOn }: Terms,
  museum: DocumentMuseum,
): Promise<Buffer> {
  const i18n = documentI18n({ language }, museum);
  const created = museumInstant(loadedOn, museum.timeZone);
  return pdfDocument({ title, author: museum.name, language, created }, (pdf, root) => {
    pdf.addPage();
    const section = pdf.struct('Sect', { title });
    root.add(section);
    const flow: Flow = { pdf, section, y: 48 };
    drawRule(flow, 5, accentOf(museum));
    flow.y += 12;
    drawLogo(pdf, section, museum, { x: RIGHT, y: flow.y, right: true });
    drawParagraph(flow, museum.name, masthead);
    const { street, zip, city } = museum.address;
    const contact = [street, `${zip} ${city}`, museum.email, museum.phone].filter((text) => text.trim());
    drawParagraph(flow, contact.join(' · '), small);
    flow.y += 20;
    drawParagraph(flow, title, display, 'H1');
    drawBlocks(flow, markdownBlocks(markdown));
    section.end();
    drawFeet(pdf, `${museum.name} · ${title}`, i18n);
  });
}

/** What stands under one heading is on one page, if a page is enough: so a form can be torn off. */
function drawBlocks(flow: Flow, blocks: readonly TextBlock[]): void {
  for (const part of cut(blocks, ({ kind }) => kind !== 'heading')) {
    const height = GAP + part.reduce((sum, block) => sum + heightOf(block), 0);
    if (height <= PAGE_HEIGHT) makeRoom(flow, height);
    flow.y += GAP;
    for (const run of cut(part, (block, before) => block.kind === 'item' && before.kind === 'item')) {
      const [first] = run;
      if (first?.kind === 'item') drawList(flow, run);
      else if (first) drawBlock(flow, first, first.kind === 'heading' ? 'H2' : 'P');
    }
  }
}

/** Cuts before each block that does not belong to the one before it. */
function cut(blocks: readonly TextBlock[], belongs: (block: TextBlock, before: TextBlock) => boolean) {
  return blocks.reduce<TextBlock[][]>((parts, block) => {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && belongs(block, before)) part.push(block);
    else parts.push([block]);
    return parts;
  }, []);
}

function heightOf(block: TextBlock): number {
  const { style, below } = LOOKS[block.kind];
  return linesOf(block).length * style.size * style.leading + below;
}

function linesOf({ kind, text }: TextBlock): string[] {
  return breakLines(LOOKS[kind].mark + text, LOOKS[kind].style, WIDTH);
}

/** Items that follow each other, as one list. */
function drawList(flow: Flow, items: readonly TextBlock[]): void {
  const { pdf } = flow;
  const list = pdf.struct('L');
  flow.section.add(list);
  for (const block of items) {
    const item = pdf.struct('LI');
    list.add(item);
    const within: Flow = { pdf, section: item, y: flow.y };
    drawBlock(within, block, 'LBody');
    item.end();
    flow.y = within.y;
  }
  list.end();
}

function drawBlock(flow: Flow, block: TextBlock, type: string): void {
  const { style, below } = LOOKS[block.kind];
  const lines = linesOf(block);
  for (let from = 0; from < lines.length; from += MOST_LINES)
    drawParagraph(flow, lines.slice(from, from + MOST_LINES).join(' '), style, type);
  flow.y += below;
}
