// What `npm run statement` prints.
import { groupReference } from '../../../../domain/payments/creditor-reference.ts';
import { groupIban } from '../../../../domain/payments/iban.ts';
import type { Booked } from './book-lines.ts';
import type { Decided } from './decide-line.ts';
import type { OpenMatters } from './open-matters.ts';

const WHYS: Readonly<Record<string, string>> = {
  'no-reference': 'names no reference',
  'unknown-reference': 'names a reference that nobody was given',
  'several-references': 'names the references of several orders',
  'foreign-currency': 'is in a foreign currency',
  'unclear-return': 'left the account, or came back to it, and nothing fits',
  'perhaps-noted': 'was perhaps noted by hand: its order is paid by a transfer that staff saw',
  'perhaps-twice': 'was perhaps read before, from a file of another format',
};

const REASONS = {
  refund: 'refund',
  surplus: 'paid too much',
  incomplete: 'paid too little, and the order has lapsed',
} as const;

/** What became of a file. */
export function readText({ matched, open, foreign, known, otherAccounts }: Booked): string {
  return [
    `${matched + open} new lines: ${matched} matched, ${open} to be looked at.`,
    ...(known > 0 ? [`${known} lines were read before.`] : []),
    ...(foreign > 0 ? [`${foreign} lines left the account for something else and were not kept.`] : []),
    ...otherAccounts.map(
      (account) => `Lines of ${groupIban(account)} were left out: it is not the shop’s account.`,
    ),
    ...(matched > 0 ? ['Orders and mails follow as soon as the shop is running.'] : []),
  ].join('\n');
}

/** What needs a person. */
export function openText({ lines, partly, returns }: OpenMatters): string {
  const blocks = [
    lines.length > 0 && [
      'To be matched (--match LINE REFERENCE) or put aside (--ignore LINE --reason WHY):',
      ...lines.map(
        ({ id, booked_on, amount, currency, name, said, why }) =>
          `  ${id}  ${booked_on}  ${money(amount, currency)}  ${name || 'nobody is named'}: “${oneLine(said)}” ${WHYS[why ?? ''] ?? why}`,
      ),
    ],
    partly.length > 0 && [
      'Paid in part, and still waited for:',
      ...partly.map(
        ({ reference, received, amount, due_on }) =>
          `  ${groupReference(reference)}  ${money(received)} of ${money(amount)}, due on ${due_on}`,
      ),
    ],
    returns.length > 0 && [
      'To be sent back from your account, with the reference as its text; the next statement shows that it is done:',
      ...returns.map(
        ({ id, amount, reference, name, iban, reason }) =>
          `  ${id}  ${money(amount)} to ${name || 'the payer'}, ${groupIban(iban) || 'IBAN unknown'}, reference ${groupReference(reference)}: ${REASONS[reason]}`,
      ),
    ],
  ].filter((block) => block !== false);
  return blocks.length > 0 ? blocks.flat().join('\n') : 'Nothing needs a person.';
}

export function decidedText(decided: Decided): string {
  switch (decided) {
    case 'done':
      return 'Done. What follows is done as soon as the shop is running.';
    case 'no-line':
    case 'settled':
      return 'There is no such open line or return: see --open. Nothing was changed.';
    case 'no-transfer':
      return 'There is no transfer with this reference, and no order by transfer with this number. Nothing was changed.';
    case 'does-not-fit':
      return 'This line cannot be money for that order: it is in another currency, or more than came. Nothing was changed.';
  }
}

function money(cents: number, currency = 'EUR'): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

/** A statement's text may contain anything. */
function oneLine(said: string): string {
  return said.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
