// The museum's Markdown as HTML. Pages must not contain scripts: raw HTML is shown as text, and a link leads to the
// web, to mail, to a telephone or to a page of the shop.
import { Marked, type Tokens } from 'marked';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    image: ({ text }: Tokens.Image) => escapeHtml(text),
    link(
      this: { parser: { parseInline(tokens: Tokens.Link['tokens']): string } },
      { href, tokens }: Tokens.Link,
    ) {
      const text = this.parser.parseInline(tokens);
      return isSafeAddress(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    },
  },
});

/** HTML of a Markdown text, free of anything that could run. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?|\.{1,2}\/|[a-z0-9_-]+(\/|#|\?|$))/i.test(href);
}
