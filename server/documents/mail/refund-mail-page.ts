// How a mail about money that goes back is set: what is said of it, and what it is for.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Labelled } from '../text/labelled.ts';
import { heading, mailPage, rows, ruled, text } from './mail-page.ts';
import type { senderOf } from './mail-sender.ts';

export type RefundContent = ReturnType<typeof senderOf> & {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly reason: string;
  /** Paragraphs: the first is the most important. */
  readonly returned: readonly string[];
  /** Over the lines. */
  readonly heading: string;
  readonly lines: readonly { readonly title: string; readonly when: string; readonly parts: string }[];
  readonly colon: string;
  readonly refund: readonly Labelled[];
  readonly closing: readonly string[];
};

/** The mail's page. */
export function refundHtml(mail: RefundContent): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.reason),
    mail.returned.map((said, index) =>
      h('p', { key: said, style: index === 0 ? { ...text, fontWeight: 700 } : text }, said),
    ),
    mail.lines.length > 0 && heading(mail.heading),
    mail.lines.map(wanted),
    mail.refund.length > 0 &&
      h(
        'div',
        { className: 'rule', style: { ...ruled, borderTopWidth: 3 } },
        rows(mail.refund, { fontSize: 20, fontWeight: 700 }),
      ),
    mail.closing.map((said, index) =>
      h('p', { key: said, style: index === 0 ? { ...text, marginTop: 28 } : text }, said),
    ),
  );
}

function wanted(line: RefundContent['lines'][number], index: number): ReactNode {
  return h(
    'div',
    { key: index, className: 'rule', style: { ...ruled, marginTop: index === 0 ? 10 : 20 } },
    h('h2', { style: { margin: '0 0 6px', fontSize: 18, lineHeight: 1.25, fontWeight: 700 } }, line.title),
    line.when && h('p', { style: { ...text, margin: 0 } }, line.when),
    h('p', { style: { ...text, margin: 0 } }, line.parts),
  );
}

/** The mail as plain text. */
export function refundText(mail: RefundContent): string {
  const blocks = [
    [mail.greeting],
    [mail.reason],
    mail.returned,
    ...(mail.lines.length > 0 ? [[mail.heading.toUpperCase()]] : []),
    ...mail.lines.map((line) => [line.title, line.when, `  ${line.parts}`]),
    mail.refund.map(({ label, value }) => `${label}${mail.colon} ${value}`),
    mail.closing,
    ['-- ', mail.imprint],
  ];
  return `${blocks
    .map((block) => block.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`;
}
