// The HTML part of the mail after an order.
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { heading, INK, mailPage, PAPER, QUIET, quiet, rows, ruled, text } from './mail-page.ts';
import type { MailContent } from './order-mail.ts';

const time: CSSProperties = { margin: '0 0 8px', fontSize: 26, lineHeight: 1.25, fontWeight: 700 };

export const orderMailHtml = (mail: MailContent): string =>
  mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.thanks),
    mail.calendar && h('p', { style: text }, mail.calendar),
    heading(mail.heading),
    mail.lines.map(visit),
    sums(mail),
    review(mail),
    h('p', { style: { ...text, marginTop: 28 } }, mail.farewell),
    h('p', { style: text }, mail.contact),
  );

const visit = (line: MailContent['lines'][number], index: number): ReactNode =>
  h(
    'div',
    { key: index, className: 'rule', style: { ...ruled, marginTop: index === 0 ? 10 : 28 } },
    h('h2', { style: { margin: '0 0 10px', fontSize: 26, lineHeight: 1.15, fontWeight: 700 } }, line.event),
    h('p', { style: { margin: 0, fontSize: 18, lineHeight: 1.35, fontWeight: 700 } }, line.when),
    h('p', { style: line.timed ? time : { ...text, margin: '0 0 8px' } }, line.detail),
    h('p', { style: { ...text, margin: '0 0 12px' } }, line.place),
    rows(line.parts.map(({ name, price }) => ({ label: name, value: price }))),
    h('p', { className: 'quiet', style: quiet }, line.withdrawal),
  );

const sums = (mail: MailContent): ReactNode =>
  h(
    'div',
    { className: 'rule', style: { ...ruled, borderTopWidth: 3 } },
    rows([mail.total], { fontSize: 20, fontWeight: 700 }),
    rows(mail.vat, { fontSize: 14, color: QUIET }, 'quiet'),
    h('div', { style: { height: 16 } }),
    rows(mail.facts),
  );

const review = ({ review: { href, label, text: said } }: MailContent): ReactNode =>
  h(
    'div',
    { className: 'rule', style: ruled },
    h('p', { style: text }, said),
    h(
      'p',
      { style: { margin: 0 } },
      h(
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
      ),
    ),
  );
