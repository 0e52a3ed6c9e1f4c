// The list of declarations of withdrawal: who withdraws from what, whether there is such an order, and what of it can be
// withdrawn. What was typed is the visitor's own; the rest is in the museum's language.
import { LOCALES } from '../../domain/language.ts';
import { dayOf, timeOf } from '../../domain/museum-time.ts';
import type { WithdrawalRight } from '../../domain/orders/withdrawal-right.ts';
import type { listsEn } from '../../domain/wording/lists/en.ts';
import type { DeclaredLine, ReceivedWithdrawal } from '../orders/withdrawal/withdrawals.ts';
import { languageNames } from '../tours/language-names.ts';
import { csv } from './csv.ts';
import type { ListI18n } from './list-i18n.ts';

type Column = readonly [
  key: keyof typeof listsEn,
  value: (withdrawal: ReceivedWithdrawal, i18n: ListI18n) => string,
];

const COLUMNS: readonly Column[] = [
  ['lists.withdrawals.date', ({ received }) => dayOf(received)],
  ['lists.withdrawals.time', ({ received }) => timeOf(received)],
  ['lists.withdrawals.name', ({ name }) => name],
  ['lists.withdrawals.order', ({ number }) => number],
  ['lists.withdrawals.email', ({ email }) => email],
  ['lists.withdrawals.part', ({ part }) => part],
  [
    'lists.withdrawals.language',
    ({ language }, i18n) => languageNames(LOCALES[i18n.language]).of(language) ?? language,
  ],
  ['lists.withdrawals.match', ({ match }, { t }) => t(`lists.withdrawals.match.${match}`)],
  ['lists.withdrawals.lines', ({ lines }, i18n) => lines.map((line) => lineText(line, i18n)).join('; ')],
  ['lists.withdrawals.refunded', ({ refunded }) => refunded],
];

/** One row a declaration below the columns' names. */
export function withdrawalsCsv(withdrawals: readonly ReceivedWithdrawal[], i18n: ListI18n): string {
  return csv([
    COLUMNS.map(([key]) => i18n.t(key)),
    ...withdrawals.map((withdrawal) => COLUMNS.map(([, value]) => value(withdrawal, i18n))),
  ]);
}

/** The day that decides, where there is one. */
function dayIn(right: WithdrawalRight): string {
  if (right.kind === 'too-late') return right.last;
  return right.kind === 'if-received' ? right.from : '';
}

function lineText({ line, right }: DeclaredLine, { t }: ListI18n): string {
  const named = [...new Set([line.title, 'name' in line ? line.name : ''])].filter(Boolean).join(', ');
  const said = [t(`lists.withdrawals.right.${right.kind}`), dayIn(right)].filter(Boolean).join(' ');
  return `${line.count} × ${named}: ${said}`;
}
