// The tickets of an order as one page that needs nothing else: no script, no file, no network (ADR 070). It shows what lets in
// and no more: no name, no address, no amount. Devices keep it, and show it where the shop cannot be reached.
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MuseumDateTime } from '../../../domain/museum-time.ts';
import type { Admission, Order } from '../../../domain/orders/order.ts';
import type { DrawnLogo } from '../../museum-folder/look/stored-look.ts';
import { mailCode } from '../mail/mail-codes.ts';
import { type MailVisit, mailVisits } from '../mail/mail-visits.ts';
import type { DocumentLook } from '../museum/document-look.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { savedStyle } from './saved-style.ts';
import { savedTicket } from './saved-ticket.ts';

/** Whole HTML in the order's language. @param now when it is saved, in museum time */
export function savedTicketsPage(order: Order, museum: DocumentMuseum, now: MuseumDateTime): string {
  const i18n = documentI18n(order, museum);
  const { language, t, formats } = i18n;
  const of = (admissions: readonly Admission[]) =>
    admissions.flatMap((admission) => {
      const line = order.lines[admission.line];
      return line ? [mailCode(admission, line, 0, i18n)] : [];
    });
  const at = { day: formats.day(now), time: t('documents.time', { time: formats.time(now) }) };
  const page = h(
    'html',
    { lang: language },
    head(t('documents.title', { number: order.number }), museum.look),
    h(
      'body',
      null,
      h(
        'header',
        null,
        h('p', null, nameOf(museum)),
        h('h1', null, t('documents.title', { number: order.number })),
      ),
      h('p', { className: 'note' }, t('documents.saved.note', at), ' ', again(t('documents.saved.again'))),
      h('main', null, visitSections(mailVisits(order, museum, i18n, { of, pictures: [] }), t)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function head(title: string, look: DocumentLook | undefined): ReactNode {
  return h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, title),
    h('style', null, savedStyle(look)),
  );
}

/** The museum's logo within the page, or without one its name. */
function nameOf({ name, look }: DocumentMuseum): ReactNode {
  const { logo } = look ?? {};
  if (!logo) return name;
  const picture = ({ png, width, height }: DrawnLogo, className: string) =>
    h('img', { key: className, className, src: `data:image/png;base64,${png}`, alt: name, width, height });
  return [
    picture(logo.light, logo.dark ? 'by-day' : logo.plate ? 'plate' : 'logo'),
    logo.dark && picture(logo.dark, 'by-night'),
  ];
}

/** The page's own address, which is the order's page where there is a network. */
function again(label: string): ReactNode {
  return h('a', { href: '?' }, label);
}

/** The tickets of all visits are numbered through: large, one leads to the next. */
function visitSections(visits: readonly MailVisit[], t: DocumentI18n['t']): ReactNode {
  const of = visits.reduce((sum, { codes }) => sum + codes.length, 0);
  let at = 0;
  return visits.map((visit, index) => {
    const section = `s${index}`;
    const tickets = visit.codes.map((code) => {
      at += 1;
      return savedTicket({ visit, section, code, at, of }, t);
    });
    return visitSection(visit, section, tickets);
  });
}

function visitSection(visit: MailVisit, id: string, tickets: readonly ReactNode[]): ReactNode {
  return h(
    'section',
    { key: id, id },
    h('h2', null, visit.title),
    visit.subtitle && h('p', null, visit.subtitle),
    h('p', { className: 'when' }, visit.when),
    visit.detail && h('p', { className: visit.timed ? 'time' : undefined }, visit.detail),
    visit.place && h('p', null, visit.place),
    h('ul', null, tickets),
    h('p', { className: 'small' }, visit.entrance),
    visit.ways.map(({ label, value }) => h('p', { key: label }, h('strong', null, label), ` ${value}`)),
  );
}
