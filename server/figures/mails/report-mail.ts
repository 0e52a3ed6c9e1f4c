// The mail of a report: its sums, its figures drawn as bars, the figures as a table, a link to its page, and one that ends it. Mail
// readers show no SVG, so the drawing is made of table cells.
import { createElement as h, type ReactNode } from 'react';
import type { Report } from '../../../domain/figures/figures-contract.ts';
import { REPORTS, type ReportColumn, type ReportName } from '../../../domain/figures/reports.ts';
import { logoPictures } from '../../documents/mail/mail-look.ts';
import { button, FONT, heading, INK, mailPage, quiet, text } from '../../documents/mail/mail-page.ts';
import { senderOf } from '../../documents/mail/mail-sender.ts';
import type { OrderMail } from '../../documents/mail/order-mail.ts';
import type { DocumentMuseum } from '../../documents/museum/document-museum.ts';
import { figureText } from '../figure-text.ts';
import type { FiguresI18n } from '../figures-i18n.ts';

/** More are in the file. */
const MOST_ROWS = 31;
const MOST_BARS = 24;

export type ReportMailTo = {
  readonly name: string;
  /** The report's page, with the same days. */
  readonly address: string;
  /** Where the mail is ended. */
  readonly leave: string;
};

/** Subject and both parts, in the language of whoever gets it. */
export function reportMail(
  name: ReportName,
  report: Report,
  { name: reader, address, leave }: ReportMailTo,
  museum: DocumentMuseum,
  i18n: FiguresI18n,
): OrderMail {
  const { t, formats, language } = i18n;
  const title = t(`figures.${name}.name`);
  const days = report.days ? formats.dayRange(report.days.from, report.days.to) : formats.moment(report.at);
  const subject = t('figures.mail.subject', { title, days });
  const greeting = t('figures.mail.greeting', { name: reader });
  const said = report.rows.length === 0 ? t('figures.mail.nothing') : t('figures.mail.said', { title, days });
  const [counts, off] = [t(`figures.${name}.counts`), t('figures.mail.off')];
  const sender = senderOf(museum);
  const table = tableOf(name, report, i18n);
  const more = report.more + Math.max(0, report.rows.length - MOST_ROWS);
  const rest = more > 0 ? [t('figures.more', { count: more })] : [];
  return {
    subject,
    html: mailPage(
      { language, subject, ...sender },
      h('p', { style: text }, greeting),
      h('p', { style: text }, said),
      table.rows.length > 0 && bars(name, report, i18n),
      table.rows.length > 0 && heading(t('figures.mail.table')),
      table.rows.length > 0 && h('div', { style: { overflowX: 'auto' } }, tableHtml(table)),
      rest.map((line) => h('p', { key: line, className: 'quiet', style: quiet }, line)),
      h('p', { style: { margin: '24px 0' } }, button({ href: address, label: t('figures.mail.open') })),
      h('p', { className: 'quiet', style: quiet }, counts),
      h(
        'p',
        { className: 'quiet', style: quiet },
        off,
        ' ',
        h('a', { href: leave }, t('figures.mail.leave')),
      ),
    ),
    text: `${[greeting, said, tableText(table), ...rest, `${t('figures.mail.open')}:\n${address}`, counts, `${off} ${t('figures.mail.leave')}:\n${leave}`, `-- \n${sender.imprint}`].filter(Boolean).join('\n\n')}\n`,
    pictures: logoPictures(museum),
  };
}

type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** The columns that have figures, and below them their sums. */
function tableOf(name: ReportName, report: Report, i18n: FiguresI18n): Table {
  const { t } = i18n;
  const rows = report.rows.slice(0, MOST_ROWS);
  const columns = REPORTS[name].columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => report.rows.some(({ values }) => values[index] !== null));
  const cells = (values: readonly (number | null)[]) =>
    columns.map(({ unit, index }) => valueText(values[index], unit, i18n));
  const hasSums = report.sums.some((sum) => sum !== null);
  return {
    head: [t(`figures.group.${report.group}`), ...columns.map(({ key }) => columnTitle(key, i18n))],
    rows: [
      ...rows.map(({ label, values }) => [label, ...cells(values)]),
      ...(rows.length > 0 && hasSums ? [[t('figures.sum'), ...cells(report.sums)]] : []),
    ],
  };
}

function columnTitle(key: string, { t }: FiguresI18n): string {
  return t(`figures.column.${key}` as 'figures.column.net');
}

function valueText(value: number | null | undefined, unit: ReportColumn['unit'], i18n: FiguresI18n): string {
  return value === null || value === undefined ? '' : figureText(value, unit, i18n);
}

const cell = { fontFamily: FONT, fontSize: 14, padding: '4px 0 4px 12px', textAlign: 'right' } as const;
const first = { ...cell, padding: '4px 0', textAlign: 'left', whiteSpace: 'nowrap' } as const;

function tableHtml({ head, rows }: Table): ReactNode {
  const line = (texts: readonly string[], key: string, isHead: boolean) =>
    h(
      'tr',
      { key },
      texts.map((said, at) =>
        h(
          isHead || at === 0 ? 'th' : 'td',
          {
            key: at,
            ...(isHead ? { scope: 'col' } : at === 0 ? { scope: 'row' } : {}),
            style: { ...(at === 0 ? first : cell), fontWeight: isHead ? 700 : 400 },
          },
          said,
        ),
      ),
    );
  return h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'collapse' } },
    h('thead', null, line(head, 'head', true)),
    h(
      'tbody',
      null,
      rows.map((row, at) => line(row, String(at), false)),
    ),
  );
}

function tableText({ head, rows }: Table): string {
  return rows.length === 0 ? '' : [head, ...rows].map((row) => row.join(' | ')).join('\n');
}

/** What the report draws, as bars. Whoever does not see reads the same figures in the table. */
function bars(name: ReportName, report: Report, i18n: FiguresI18n): ReactNode {
  const { columns, drawn } = REPORTS[name];
  const index = columns.findIndex(({ key }) => key === drawn);
  const unit = columns[index]?.unit ?? 'count';
  const shown = report.rows
    .slice(0, MOST_BARS)
    .map(({ label, values }) => ({ label, value: values[index] ?? 0 }));
  const most = Math.max(...shown.map(({ value }) => value));
  if (most <= 0) return null;
  const side = { ...first, fontSize: 13, whiteSpace: 'nowrap', padding: '2px 10px 2px 0' } as const;
  return h(
    'div',
    { 'aria-hidden': true },
    heading(columnTitle(drawn, i18n)),
    h(
      'table',
      { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 },
      h(
        'tbody',
        null,
        shown.map(({ label, value }, at) =>
          h(
            'tr',
            { key: at },
            h('td', { style: side }, label),
            h('td', { width: '100%' }, bar(Math.round((Math.max(0, value) * 100) / most))),
            h(
              'td',
              { style: { ...side, padding: '2px 0 2px 10px', textAlign: 'right' } },
              figureText(value, unit, i18n),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param percent of the longest */
function bar(percent: number): ReactNode {
  if (percent === 0) return null;
  return h('div', {
    className: 'button',
    style: { width: `${percent}%`, height: 10, background: INK, fontSize: 0, lineHeight: 0 },
  });
}
