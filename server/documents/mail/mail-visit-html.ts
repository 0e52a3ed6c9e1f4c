// A visit at the head of the mail after an order: large what it is, day and time, then where, then each code on white paper,
// so that a scanner reads it off dark screens, too.
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { codeGroups } from '../../../domain/orders/code-groups.ts';
import type { MailCode } from './mail-codes.ts';
import { FONT, factsBlock, quiet, ruled, text } from './mail-page.ts';
import type { MailVisit } from './mail-visits.ts';

const large: CSSProperties = { margin: 0, fontSize: 26, lineHeight: 1.2, fontWeight: 700 };
const title: CSSProperties = { ...large, margin: '0 0 10px', overflowWrap: 'break-word' };
const paper: CSSProperties = { padding: '12px 16px 12px 0', verticalAlign: 'middle', fontFamily: FONT };
const strong: CSSProperties = { margin: 0, fontSize: 18, lineHeight: 1.35, fontWeight: 700 };
const code: CSSProperties = {
  ...text,
  margin: '6px 0 0',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
};

export function visitBlock(visit: MailVisit, key: number): ReactNode {
  const { codes } = visit;
  return h(
    'div',
    { key, className: 'rule', style: { ...ruled, borderTopWidth: 3, marginTop: key === 0 ? 20 : 28 } },
    h('h2', { style: title }, visit.title),
    visit.subtitle && h('p', { style: { ...text, margin: '0 0 8px' } }, visit.subtitle),
    visit.when && h('p', { style: strong }, visit.when),
    visit.detail && h('p', { style: { ...(visit.timed ? large : text), margin: '0 0 8px' } }, visit.detail),
    visit.place && h('p', { style: { ...text, margin: '0 0 8px' } }, visit.place),
    codes.length > 0 && codeRows(codes),
    codes.length > 0 && h('p', { className: 'quiet', style: quiet }, visit.entrance),
    visit.ways.length > 0 && h('div', { style: { marginTop: 12 } }, factsBlock(visit.ways)),
  );
}

/** Each code on white paper, with what it is for beside it. */
export function codeRows(codes: readonly MailCode[]): ReactNode {
  return h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { borderCollapse: 'collapse', margin: '8px 0 0' },
    },
    h('tbody', null, codes.map(codeRow)),
  );
}

function codeRow({ cid, alt, shown, name, facts, code: barcode }: MailCode): ReactNode {
  const picture = { display: 'block', width: shown, height: shown, border: 0, background: '#ffffff' };
  // Lazy, or React would preload it in the head, which mail readers drop.
  return h(
    'tr',
    { key: cid },
    h(
      'td',
      { width: shown, style: paper },
      h('img', { src: `cid:${cid}`, alt, width: shown, height: shown, loading: 'lazy', style: picture }),
    ),
    h(
      'td',
      { style: { ...paper, paddingRight: 0 } },
      h('p', { style: strong }, name),
      facts.map((fact) => h('p', { key: fact, style: { ...text, margin: 0 } }, fact)),
      h('p', { style: code }, codeGroups(barcode)),
    ),
  );
}
