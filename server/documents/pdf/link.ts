// An address in the web on a sheet: to be read, clicked and, by who hears the page, followed.
import { type Sheet, strong } from './ticket-sheet.ts';
import { breakLines, setLines, textWidth } from './typeset.ts';

/** Draws a link from the baseline `y` down, within a width. */
export function drawLink({ pdf, section }: Sheet, url: string, x: number, y: number, width: number): void {
  const lines = breakLines(shownAs(url), strong, width);
  const height = strong.size * strong.leading;
  const paragraph = pdf.struct('P');
  const link = pdf.struct('Link');
  section.add(paragraph);
  paragraph.add(link);
  link.add(() => void setLines(pdf, lines, strong, x, y));
  lines.forEach((line, index) => {
    // PDF text is a `String` to pdfkit, a name is a `string`.
    const options = { structParent: link, Contents: Object(url) };
    const top = y + index * height - strong.size;
    pdf.link(x, top, textWidth(line, strong), height, url, options as object);
  });
  paragraph.end();
}

/** As people write it, without what every address begins with. */
function shownAs(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
