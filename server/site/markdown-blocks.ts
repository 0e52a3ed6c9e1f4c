// The museum's Markdown as blocks of plain text, for what is not a web page.
import { Marked, type Token, type Tokens } from 'marked';

export type TextBlock = { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string };

const marked = new Marked({ gfm: true, async: false });

/** Headings, paragraphs and items in their order, without soft hyphens. */
export function markdownBlocks(markdown: string): TextBlock[] {
  return blocksOf(marked.lexer(markdown))
    .map(({ kind, text }) => ({ kind, text: text.replaceAll('\u00ad', '') }))
    .filter(({ text }) => text !== '');
}

function blocksOf(tokens: readonly Token[]): TextBlock[] {
  return tokens.flatMap((token): TextBlock[] => {
    switch (token.type) {
      case 'heading':
        return [{ kind: 'heading', text: inlineText(token.tokens, token.text) }];
      case 'paragraph':
      case 'text':
      case 'code':
      case 'html':
        return [
          { kind: 'paragraph', text: inlineText('tokens' in token ? token.tokens : [], token.text).trim() },
        ];
      case 'list':
        return itemBlocks(token as Tokens.List);
      case 'blockquote':
        return blocksOf(token.tokens ?? []);
      case 'table':
        return [token.header, ...token.rows].map((cells: Tokens.TableCell[]) => ({
          kind: 'item',
          text: rowText(cells),
        }));
      default:
        return [];
    }
  });
}

function inlineText(tokens: readonly Token[] | undefined, text: string): string {
  return (
    (tokens ?? [])
      .map((token) => {
        if (isLink(token)) return linkText(token);
        if (token.type === 'br') return ' ';
        return 'tokens' in token && token.tokens
          ? inlineText(token.tokens, '')
          : 'text' in token
            ? String(token.text)
            : '';
      })
      .join('') || text
  );
}

function isLink(token: Token): token is Tokens.Link {
  return token.type === 'link';
}

/** A link's address follows its text, unless the text is the address, or the link leads into the shop. */
function linkText({ href, tokens, text }: Tokens.Link): string {
  const linked = inlineText(tokens, text);
  return /^https?:/.test(href) && !linked.includes(href) ? `${linked} (${href})` : linked;
}

function itemBlocks(list: Tokens.List): TextBlock[] {
  return list.items.flatMap(({ tokens }) =>
    blocksOf(tokens).map((block) => ({ ...block, kind: 'item' as const })),
  );
}

function rowText(cells: readonly Tokens.TableCell[]): string {
  return cells
    .map(({ tokens, text }) => inlineText(tokens, text))
    .filter((text) => text !== '')
    .join(' · ');
}
