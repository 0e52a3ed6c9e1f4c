// A ticket of the saved page. A link opens it alone, as large as the screen, and leads to its neighbours: all of it by `:target`,
// since the page has no scripts (ADR 070, 084).
import { createElement as h, type ReactNode } from 'react';
import { codeGroups } from '../../../domain/orders/code-groups.ts';
import { whenLine } from '../lines/when-line.ts';
import type { MailVisit } from '../mail/mail-visits.ts';
import { qrSvg } from '../pdf/qr-svg.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';

type SavedTicket = {
  readonly visit: MailVisit;
  /** The id of the visit's part of the page, to which closing leads back. */
  readonly section: string;
  readonly code: MailVisit['codes'][number];
  /** Its place among all tickets of the page, from 1. */
  readonly at: number;
  readonly of: number;
};

/** White paper in dark surroundings, too: the door's scanner wants it so. */
export function savedTicket(ticket: SavedTicket, t: DocumentI18n['t']): ReactNode {
  const { visit, section, at, of } = ticket;
  const { cid, alt, name, facts, code } = ticket.code;
  const way = (number: number, label: string) =>
    h('a', { href: `#t${number}`, hidden: number < 1 || number > of }, label);
  return h(
    'li',
    { key: cid, id: `t${at}` },
    h('img', { src: `data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`, alt }),
    h('p', { className: 'code' }, codeGroups(code)),
    h('p', { className: 'alone' }, visit.title),
    h('p', { className: 'alone' }, whenLine({ main: visit.when, detail: visit.detail })),
    h('p', null, h('strong', null, name)),
    facts.map((fact) => h('p', { key: fact }, fact)),
    h('a', { href: `#t${at}`, className: 'large' }, t('documents.saved.large')),
    h(
      'p',
      { className: 'alone ways' },
      way(at - 1, t('documents.saved.previous')),
      h('a', { href: `#${section}` }, t('documents.saved.close')),
      way(at + 1, t('documents.saved.next')),
    ),
  );
}
