// The text of a file of the museum folder. Everything is UTF-8; another encoding would garble names and prices, so it is
// refused by its name. Lines may end as they do on any system.
import type { FolderProblem } from './folder-problem.ts';

const LINE_FEED = 10;

/** The text of a file; undefined, and a problem, when it is not UTF-8. */
export function textOfFile(file: string, content: Buffer, problems: FolderProblem[]): string | undefined {
  try {
    if (!content.includes(0)) return inLines(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    // Reported below.
  }
  const encoding = encodingOf(content);
  const line = encoding === 'UTF-16' ? 1 : firstWrongLine(content);
  problems.push({ file, line, reason: `is not in UTF-8, but probably in ${encoding}: save it as UTF-8` });
  return undefined;
}

/** Some programs end lines as old Macs did. YAML allows it; what reads it here, and Markdown, would find one line. */
export function inLines(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}

function encodingOf(content: Buffer): string {
  return content.includes(0) ? 'UTF-16' : 'Windows-1252 (“ANSI”, “Western”)';
}

/** A character never contains the byte of a line feed, so that each line can be tried alone. */
function firstWrongLine(content: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < content.length; line += 1) {
    const next = content.indexOf(LINE_FEED, start);
    const end = next < 0 ? content.length : next + 1;
    try {
      decoder.decode(content.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return 1;
}
