// How the mail about a moved visit is set: what it is, the time until now, the new one, and what to do, which is nothing.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { button, mailPage, quiet, ruled, text } from '../mail/mail-page.ts';
import type { senderOf } from '../mail/mail-sender.ts';
import type { Labelled } from '../text/labelled.ts';

export type MoveContent = ReturnType<typeof senderOf> & {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly reason: string;
  readonly title: string;
  readonly parts: string;
  readonly now: Labelled;
  readonly before: Labelled;
  readonly place: string;
  /** What becomes of tickets and calendars. */
  readonly papers: readonly string[];
  readonly review: { readonly href: string; readonly label: string };
  readonly closing: readonly string[];
};

/** The mail's page. */
export function moveHtml(mail: MoveContent): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.reason),
    h(
      'div',
      { className: 'rule', style: { ...ruled, borderTopWidth: 3 } },
      h('h1', { style: { margin: '0 0 6px', fontSize: 20, lineHeight: 1.25, fontWeight: 700 } }, mail.title),
      h('p', { style: { ...text, marginBottom: 16 } }, mail.parts),
      time(mail.now, { fontSize: 20, fontWeight: 700 }),
      time(mail.before, { fontSize: 16 }),
      mail.place && h('p', { style: { ...text, margin: 0 } }, mail.place),
    ),
    h(
      'div',
      { className: 'rule', style: ruled },
      mail.papers.map((said) => h('p', { key: said, style: text }, said)),
      h('p', { style: { ...text, marginTop: 20 } }, button(mail.review)),
    ),
    mail.closing.map((said) => h('p', { key: said, style: text }, said)),
  );
}

function time({ label, value }: Labelled, style: { fontSize: number; fontWeight?: number }): ReactNode {
  return h(
    'p',
    { style: { ...text, margin: '0 0 12px' } },
    h('span', { className: 'quiet', style: { ...quiet, display: 'block', margin: 0 } }, label),
    h('span', { style }, value),
  );
}

/** The mail as plain text. */
export function moveText(mail: MoveContent): string {
  const blocks = [
    [mail.greeting],
    [mail.reason],
    [mail.title.toUpperCase(), mail.parts],
    [mail.now.label, `  ${mail.now.value}`],
    [mail.before.label, `  ${mail.before.value}`],
    [mail.place],
    mail.papers,
    [mail.review.label, mail.review.href],
    mail.closing,
    ['-- ', mail.imprint],
  ];
  return `${blocks
    .map((block) => block.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`;
}
