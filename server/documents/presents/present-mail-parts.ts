// The two parts of a present's mail, which say the same.
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { button, COLUMN, INK, mailPage, quiet, ruled, text } from '../mail/mail-page.ts';
import { codeRows } from '../mail/mail-visit-html.ts';
import type { PresentContent } from './present-mail-content.ts';

const lead: CSSProperties = { margin: '0 0 20px', fontSize: 20, lineHeight: 1.35, fontWeight: 700 };
const words: CSSProperties = { margin: 0, fontSize: 18, lineHeight: 1.5, overflowWrap: 'break-word' };
const amount: CSSProperties = { margin: '0 0 2px', fontSize: 40, lineHeight: 1.1, fontWeight: 700 };
const sample: CSSProperties = {
  display: 'inline-block',
  margin: '0 0 16px',
  border: `2px solid ${INK}`,
  padding: '4px 12px',
  fontSize: 16,
  fontWeight: 700,
};

export function presentHtml(mail: PresentContent): string {
  return mailPage(
    mail,
    mail.sample && h('p', { className: 'rule', style: sample }, mail.sample),
    h('p', { style: { ...text, margin: '0 0 8px' } }, mail.opening),
    h('p', { style: lead }, mail.lead),
    mail.picture && picture(mail.picture),
    mail.greeting.some(Boolean) && greeting(mail.greeting),
    h('h1', { style: { ...text, margin: '24px 0 4px', fontWeight: 700 } }, mail.name),
    h('p', { style: amount }, mail.amount),
    h('p', { style: { ...text, margin: '0 0 20px' } }, mail.valid),
    h('p', { style: { margin: '0 0 12px' } }, button(mail.redeem)),
    h('p', { className: 'quiet', style: quiet }, mail.how),
    h('p', { className: 'quiet', style: quiet }, mail.rest),
    h('div', { className: 'rule', style: { ...ruled, paddingTop: 12 } }, codeRows(mail.codes)),
    h('div', { className: 'rule', style: ruled }),
    mail.closing.map((said) => h('p', { key: said, style: text }, said)),
  );
}

/** As wide as the column, on phones as wide as they are. */
function picture({ cid, alt, ratio }: NonNullable<PresentContent['picture']>): ReactNode {
  const style: CSSProperties = {
    display: 'block',
    width: '100%',
    maxWidth: COLUMN,
    height: 'auto',
    border: 0,
  };
  const height = Math.round(COLUMN / ratio);
  // Lazy, or React would preload it in the head, which mail readers drop.
  return h('img', { src: `cid:${cid}`, alt, width: COLUMN, height, loading: 'lazy', style });
}

function greeting(lines: readonly string[]): ReactNode {
  return h(
    'blockquote',
    { className: 'rule', style: { margin: '24px 0 0', borderLeft: `3px solid ${INK}`, paddingLeft: 16 } },
    lines.map((line, index) => h('p', { key: index, style: words }, line || '\u00a0')),
  );
}

export function presentText(mail: PresentContent): string {
  const blocks = [
    [mail.sample],
    [mail.opening, mail.lead],
    mail.greeting.map((line) => `  ${line}`.trimEnd()),
    [mail.name, mail.amount, mail.valid],
    mail.codes.map(({ code }) => code),
    [`${mail.redeem.label}:`, mail.redeem.href],
    [mail.how, mail.rest],
    mail.closing,
    ['-- ', mail.imprint],
  ];
  const paragraphs = blocks.map((block) => block.filter(Boolean).join('\n')).filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}
