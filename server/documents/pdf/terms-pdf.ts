// The terms on a durable medium (§ 312f(2) BGB, art. 8(7) of directive 2011/83/EU): what was agreed, how one may withdraw and
// the form for it go with the mail that confirms the order, because a page in the web can change.
import { defaultLanguage, inLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import type { Page } from '../../site/folder/page-files.ts';
import { markdownBlocks, type TextBlock } from '../../site/markdown-blocks.ts';
import type { Museum } from '../../site/museum.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import type { Attachment } from '../order-documents.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { drawParagraph, drawRule, type Flow, makeRoom, PAGE_HEIGHT } from './flow.ts';
import { drawFeet } from './page-feet.ts';
import { pdfDocument } from './pdf-document.ts';
import { display, small, WIDTH } from './ticket-sheet.ts';
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

/** The same for every order between two imports, so drawn once. */
const drawn = new WeakMap<Page, Map<Language, Promise<Buffer>>>();

/**
 * The museum's terms to be attached, in an order's language; undefined where they are not the shop's to attach: they stand on
 * a page of the museum's own, or nowhere.
 */
export async function termsFile(
  { pages, settings, loadedOn }: Pick<Museum, 'pages' | 'settings' | 'loadedOn'>,
  museum: DocumentMuseum,
  wanted: string,
): Promise<Attachment | undefined> {
  const page = pages.get('terms');
  if (!page || settings.customTermsLinks?.[wanted]?.['terms']) return undefined;
  const language = isLanguage(wanted) && page.markdown[wanted] ? wanted : defaultLanguage(settings.languages);
  const made = drawn.get(page) ?? new Map<Language, Promise<Buffer>>();
  drawn.set(page, made);
  const pdf = made.get(language) ?? termsPdf(page, language, loadedOn, museum);
  made.set(language, pdf);
  pdf.catch(() => made.delete(language));
  return {
    filename: `${titleOf(page, language).replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
    contentType: 'application/pdf',
    content: await pdf,
  };
}

function termsPdf(page: Page, language: Language, loadedOn: string, museum: DocumentMuseum): Promise<Buffer> {
  const i18n = documentI18n({ language }, museum);
  const title = titleOf(page, language);
  const created = museumInstant(loadedOn, museum.timeZone);
  return pdfDocument({ title, author: museum.name, language, created }, (pdf, root) => {
    pdf.addPage();
    const section = pdf.struct('Sect', { title });
    root.add(section);
    const flow: Flow = { pdf, section, y: 48 };
    drawRule(flow, 5);
    flow.y += 12;
    drawParagraph(flow, museum.name, masthead);
    const { street, zip, city } = museum.address;
    const contact = [street, `${zip} ${city}`, museum.email, museum.phone].filter((text) => text.trim());
    drawParagraph(flow, contact.join(' · '), small);
    flow.y += 20;
    drawParagraph(flow, title, display, 'H1');
    drawBlocks(flow, markdownBlocks(inLanguage(page.markdown, language)));
    section.end();
    drawFeet(pdf, `${museum.name} · ${title}`, i18n);
  });
}

function titleOf({ title }: Page, language: Language): string {
  return inLanguage(title, language).replaceAll('\u00ad', '');
}

/** What stands under one heading is on one page, if a page is enough: so a form can be torn off. */
function drawBlocks(flow: Flow, blocks: readonly TextBlock[]): void {
  for (const part of cut(blocks, ({ kind }) => kind !== 'heading')) {
    const height = GAP + part.reduce((sum, block) => sum + heightOf(flow, block), 0);
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

function heightOf(flow: Flow, block: TextBlock): number {
  const { style, below } = LOOKS[block.kind];
  return linesOf(flow, block).length * style.size * style.leading + below;
}

function linesOf({ pdf }: Flow, { kind, text }: TextBlock): string[] {
  return breakLines(pdf, LOOKS[kind].mark + text, LOOKS[kind].style, WIDTH);
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
  const lines = linesOf(flow, block);
  for (let from = 0; from < lines.length; from += MOST_LINES)
    drawParagraph(flow, lines.slice(from, from + MOST_LINES).join(' '), style, type);
  flow.y += below;
}
