// The HTML part of the mail after an order.
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import type { Labelled } from '../text/labelled.ts';
import { button, heading, mailPage, QUIET, quiet, rows, ruled, text } from './mail-page.ts';
import type { MailContent } from './order-mail-content.ts';

const time: CSSProperties = { margin: '0 0 8px', fontSize: 26, lineHeight: 1.25, fontWeight: 700 };

const title: CSSProperties = {
  margin: '0 0 10px',
  fontSize: 26,
  lineHeight: 1.15,
  fontWeight: 700,
  overflowWrap: 'break-word',
};
const long: CSSProperties = { ...text, margin: 0, overflowWrap: 'break-word' };

export function orderMailHtml(mail: MailContent): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.thanks),
    mail.notes.map((note) => h('p', { key: note, style: text }, note)),
    heading(mail.heading),
    mail.lines.map((line, index) => lineBlock(line, index, mail.answers)),
    sums(mail),
    review(mail),
    h('p', { style: { ...text, marginTop: 28 } }, mail.farewell),
    h('p', { style: text }, mail.contact),
  );
}

type Line = MailContent['lines'][number];

function lineBlock(line: Line, index: number, answersTitle: string): ReactNode {
  return h(
    'div',
    { key: index, className: 'rule', style: { ...ruled, marginTop: index === 0 ? 10 : 28 } },
    h('h2', { style: title }, line.title),
    line.subtitle && h('p', { style: { ...text, margin: '0 0 8px' } }, line.subtitle),
    line.when && h('p', { style: { margin: 0, fontSize: 18, lineHeight: 1.35, fontWeight: 700 } }, line.when),
    line.detail && h('p', { style: line.timed ? time : { ...text, margin: '0 0 8px' } }, line.detail),
    line.meetingPoint && factsBlock([line.meetingPoint]),
    line.place && h('p', { style: { ...text, margin: '0 0 12px' } }, line.place),
    line.facts.length > 0 && h('div', { style: { margin: '0 0 12px' } }, factsBlock(line.facts)),
    rows(line.parts.map(({ name, price }) => ({ label: name, value: price }))),
    line.answers.length > 0 && answersBlock(line.answers, answersTitle),
    line.withdrawal && h('p', { className: 'quiet', style: quiet }, line.withdrawal),
  );
}

/** Facts may be long: each value follows its label and breaks where it must. */
function factsBlock(entries: readonly Labelled[]): ReactNode {
  return entries.map(({ label, value }, index) =>
    h('p', { key: index, style: long }, h('strong', null, label), ` ${value}`),
  );
}

function answersBlock(answers: readonly Labelled[], title: string): ReactNode {
  return h(
    'div',
    { style: { margin: '16px 0 12px' } },
    h('h3', { style: { margin: '0 0 4px', fontSize: 16, lineHeight: 1.3, fontWeight: 700 } }, title),
    answers.map(({ label, value }, index) =>
      h('p', { key: index, style: { ...long, margin: '0 0 6px' } }, `${label} ${value}`),
    ),
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
