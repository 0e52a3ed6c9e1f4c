// A museum's own page has one language in its file, and the shop in it has eight: the document takes the language of the
// shop's page, and the museum's own parts of it keep theirs (WCAG 3.1.1 and 3.1.2).
import type { Language } from '../../domain/language.ts';

/** Comments are skipped: old pages have tags for old browsers in them. */
const tagOf = (name: string) =>
  new RegExp(`<!--[\\s\\S]*?-->|<${name}(?=[\\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>`, 'gi');
const HTML = tagOf('html');
const BODY = tagOf('body');
const LANG = /\slang\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

/** The host page as a document in a language. What is not in the shop's own element is marked with the file's language. */
export function inPageLanguage(html: string, language: Language): string {
  const own = langOf(tagIn(html, HTML));
  if (own === language) return html;
  const document = replaceTag(html, HTML, (tag) => withLang(tag, language));
  if (own === undefined) return document;
  return replaceTag(document, BODY, (tag) => (langOf(tag) === undefined ? withLang(tag, own) : tag));
}

function tagIn(html: string, pattern: RegExp): string {
  return [...html.matchAll(pattern)].map(([found]) => found).find((found) => !found.startsWith('<!--')) ?? '';
}

/** Undefined where it says none. */
function langOf(tag: string): string | undefined {
  const [, double, single, bare] = LANG.exec(tag) ?? [];
  return (double ?? single ?? bare)?.trim() || undefined;
}

function withLang(tag: string, language: string): string {
  const [opening = '', rest = ''] = [tag.slice(0, 5), tag.slice(5).replace(LANG, '')];
  return `${opening} lang="${language}"${rest}`;
}

/** Changes the first such tag. */
function replaceTag(html: string, pattern: RegExp, change: (tag: string) => string): string {
  let isDone = false;
  return html.replace(pattern, (found) => {
    if (isDone || found.startsWith('<!--')) return found;
    isDone = true;
    return change(found);
  });
}
