// The HTML part of the mail after an order: the visits with their codes, then all that belongs to the purchase.
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import type { Labelled } from '../text/labelled.ts';
import { button, factsBlock, heading, mailPage, QUIET, quiet, rows, ruled, text } from './mail-page.ts';
import { visitBlock } from './mail-visit-html.ts';
import type { MailContent } from './order-mail-content.ts';

const title: CSSProperties = {
  margin: '0 0 4px',
  fontSize: 18,
  lineHeight: 1.25,
  fontWeight: 700,
  overflowWrap: 'break-word',
};
const answer: CSSProperties = { ...text, margin: '0 0 6px', overflowWrap: 'break-word' };

export function orderMailHtml(mail: MailContent): string {
  return mailPage(
    mail,
    h('p', { style: { ...text, margin: 0 } }, mail.greeting),
    h('p', { style: text }, mail.thanks),
    mail.visits.map((visit, index) => visitBlock(visit, index)),
    mail.more && h('p', { style: { ...text, marginTop: 16 } }, mail.more),
    review(mail),
    h('div', { style: { height: 16 } }),
    heading(mail.heading),
    mail.parcel && h('p', { style: { ...text, margin: '10px 0 0' } }, mail.parcel),
    mail.presents && h('p', { style: { ...text, margin: '10px 0 0' } }, mail.presents),
    mail.lines.map((line, index) => lineBlock(line, index, mail.answers)),
    sums(mail),
    h('p', { style: { ...text, marginTop: 28 } }, mail.farewell),
    h('p', { style: text }, mail.contact),
    mail.attached && h('p', { style: { ...text, margin: 0 } }, mail.attached),
  );
}

type Line = MailContent['lines'][number];

function lineBlock(line: Line, index: number, answersTitle: string): ReactNode {
  return h(
    'div',
    { key: index, className: 'rule', style: { ...ruled, marginTop: index === 0 ? 10 : 20, paddingTop: 16 } },
    h('h2', { style: title }, line.title),
    line.subtitle && h('p', { style: { ...text, margin: 0 } }, line.subtitle),
    [line.when, line.detail]
      .filter(Boolean)
      .map((said) => h('p', { key: said, style: { ...text, margin: 0 } }, said)),
    h('div', { style: { height: 8 } }),
    line.facts.length > 0 && h('div', { style: { margin: '0 0 8px' } }, factsBlock(line.facts)),
    rows(line.parts.map(({ name, price }) => ({ label: name, value: price }))),
    line.answers.length > 0 && answersBlock(line.answers, answersTitle),
    line.withdrawal && h('p', { className: 'quiet', style: quiet }, line.withdrawal),
  );
}

function answersBlock(answers: readonly Labelled[], title: string): ReactNode {
  return h(
    'div',
    { style: { margin: '16px 0 12px' } },
    h('h3', { style: { margin: '0 0 4px', fontSize: 16, lineHeight: 1.3, fontWeight: 700 } }, title),
    answers.map(({ label, value }, index) => h('p', { key: index, style: answer }, `${label} ${value}`)),
  );
}

function sums(mail: MailContent): ReactNode {
  return h(
    'div',
    { className: 'rule', style: { ...ruled, borderTopWidth: 3 } },
    mail.extras.length > 0 && rows(mail.extras),
    rows([mail.total], { fontSize: 20, fontWeight: 700 }),
    rows(mail.vat, { fontSize: 14, color: QUIET }, 'quiet'),
    h('div', { style: { height: 16 } }),
    rows(mail.facts),
    mail.mandate && h('p', { className: 'quiet', style: quiet }, mail.mandate),
  );
}

function review({ review: { href, label, text: explanation } }: MailContent): ReactNode {
  return h(
    'div',
    { className: 'rule', style: ruled },
    h('p', { style: text }, explanation),
    h('p', { style: { margin: 0 } }, button({ href, label })),
  );
}
