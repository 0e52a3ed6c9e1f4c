// The page that every HTML mail is written on: one column, no pictures from elsewhere, inline styles because many mail
// readers drop the rest; those that keep a style sheet get dark paper where the system is dark.
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentLook } from '../museum/document-look.ts';
import { darkStyle, inLook, mailHead } from './mail-look.ts';

export const INK = '#161616';
export const QUIET = '#565656';
export const PAPER = '#ffffff';
export const FONT = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif";
/** How wide the column is, in pixels, without its padding. */
export const COLUMN = 560;

export const text: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: 1.5 };
export const quiet: CSSProperties = { margin: '8px 0 0', fontSize: 14, lineHeight: 1.45, color: QUIET };
export const ruled: CSSProperties = { borderTop: `1px solid ${INK}`, marginTop: 28, paddingTop: 20 };
const figures: CSSProperties = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};

const long: CSSProperties = { ...text, margin: 0, overflowWrap: 'break-word' };

/** What is too long for a phone's line beside its label breaks where it must. */
const words: CSSProperties = { textAlign: 'right', wordBreak: 'break-word' };
/** Characters: the longest amounts are shorter. */
const LONGEST_FIGURE = 18;

export type MailFrame = {
  readonly language: string;
  readonly subject: string;
  readonly museum: string;
  readonly imprint: string;
  readonly look: DocumentLook | undefined;
};

/** A mail's HTML: the museum's logo or name above, its imprint below. */
export function mailPage(mail: MailFrame, ...content: ReactNode[]): string {
  return `<!doctype html>${renderToStaticMarkup(
    h(
      'html',
      { lang: mail.language, dir: 'ltr' },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('title', null, mail.subject),
        h('style', null, darkStyle(mail.look)),
      ),
      inLook(
        h(
          'body',
          { className: 'paper', style: { margin: 0, padding: 0, background: PAPER, color: INK } },
          column(mail, content),
        ),
        mail.look,
      ),
    ),
  )}`;
}

function column(mail: MailFrame, content: ReactNode[]): ReactNode {
  return h(
    'div',
    {
      className: 'paper',
      lang: mail.language,
      style: {
        maxWidth: COLUMN,
        margin: '0 auto',
        padding: '32px 24px',
        background: PAPER,
        color: INK,
        fontFamily: FONT,
      },
    },
    h(
      'p',
      {
        className: 'rule head',
        style: {
          margin: '0 0 28px',
          borderTop: `5px solid ${INK}`,
          paddingTop: 12,
          fontSize: 18,
          fontWeight: 700,
        },
      },
      mailHead(mail.museum, mail.look),
    ),
    ...content,
    h('p', { className: 'quiet', style: { ...quiet, marginTop: 32 } }, mail.imprint),
  );
}

/** The one thing to click in a mail. */
export function button({ href, label }: { readonly href: string; readonly label: string }): ReactNode {
  return h(
    'a',
    {
      className: 'button',
      href,
      style: {
        display: 'inline-block',
        padding: '12px 20px',
        background: INK,
        color: PAPER,
        fontSize: 16,
        fontWeight: 700,
        textDecoration: 'none',
      },
    },
    label,
  );
}

/** A heading over the lines that follow. */
export function heading(said: string): ReactNode {
  return h('h1', { style: { margin: '32px 0 0', fontSize: 16, lineHeight: 1.3, fontWeight: 700 } }, said);
}

/** Label left, figure right: a table, the one layout that every mail reader sets alike, hidden as such from ears. */
export function rows(
  entries: readonly { readonly label: string; readonly value: string }[],
  style: CSSProperties = { fontSize: 16 },
  className?: string,
): ReactNode {
  return h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { borderCollapse: 'collapse' },
    },
    h(
      'tbody',
      null,
      entries.map(({ label, value }, index) =>
        h(
          'tr',
          { key: index },
          h('td', { className, style: { ...style, fontFamily: FONT, padding: '3px 16px 3px 0' } }, label),
          h(
            'td',
            {
              className,
              style: {
                ...style,
                ...(value.length > LONGEST_FIGURE ? words : figures),
                fontFamily: FONT,
                padding: '3px 0',
              },
            },
            value,
          ),
        ),
      ),
    ),
  );
}

/** Facts may be long: each value follows its label and breaks where it must. */
export function factsBlock(
  entries: readonly { readonly label: string; readonly value: string }[],
): ReactNode {
  return entries.map(({ label, value }, index) =>
    h('p', { key: index, style: long }, h('strong', null, label), ` ${value}`),
  );
}
