// The links of a Markdown text that lead nowhere: to a file that is not there, or to a heading that it does not have.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LINK = /\]\(([^()\s]+(?:\([^()\s]*\))?[^()\s]*)\)/g;
const ELSEWHERE = /^(https?|mailto):/;

/** Each with its line: `12: decisions/099-gone.md`. @param file of the text, from the root */
export function deadLinks(file: string, text: string = readFileSync(file, 'utf8')): string[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(LINK)]
        .map(([, target = '']) => target)
        .filter((target) => !ELSEWHERE.test(target) && !leads(file, text, target))
        .map((target) => `${index + 1}: ${target}`),
    );
}

function leads(file: string, text: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const linked = path === '' ? file : join(dirname(file), path);
  if (!existsSync(linked)) return false;
  if (heading === undefined) return true;
  return headings(path === '' ? text : readFileSync(linked, 'utf8')).has(heading);
}

/** As the usual forges make them: the second `## Times` is `times-1`. */
function headings(text: string): ReadonlySet<string> {
  const found = new Map<string, number>();
  const ids = withoutCode(text).matchAll(/^#{1,6} +(.+?) *$/gm);
  return new Set(
    [...ids].map(([, title = '']) => {
      const id = slug(title);
      const times = found.get(id) ?? 0;
      found.set(id, times + 1);
      return times === 0 ? id : `${id}-${times}`;
    }),
  );
}

function slug(title: string): string {
  return title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Lines stay where they are. */
function withoutCode(text: string): string {
  return text.replace(/^( *)```[\s\S]*?^\1```$/gm, (block) => block.replace(/[^\n]/g, ''));
}
