// What `npm run refund` is asked for: the order, what of it, and where the money goes. Every argument is checked before
// anything is opened.
import { parseArgs } from 'node:util';
import type { Destination } from '../../../domain/returns/return-order.ts';

export type RefundArguments = {
  readonly number: string;
  /** From 1, as the command lists them; undefined: the whole order, or shipping or an amount alone. */
  readonly line: number | undefined;
  readonly persons: number | undefined;
  /** The name of a part of the line, or of who a pass is for. */
  readonly of: string | undefined;
  readonly shipping: boolean;
  /** In cents. */
  readonly amount: number | undefined;
  readonly fee: number;
  readonly reason: string;
  readonly to: Destination;
  readonly yes: boolean;
};

export const USAGE = `Usage: npm run refund -- ORDER_NUMBER [what] [how]

What, if not the whole order:
  --line 2                     everything of a line
  --line 2 --persons 1         single persons or pieces of a line
           --of "Adult"        of which kind, or for whom
  --shipping                   what shipping cost
  --amount 5.00                an amount, of the order or of one --line

How:
  --reason "…"                 told to the customer; an amount and what is kept need one
  --fee 2.00                   what the museum keeps of it
  --as-voucher                 as a voucher instead of money
  --keep                       no money, but tickets are void and places free
  --yes                        without asking`;

const OPTIONS = {
  line: { type: 'string' },
  persons: { type: 'string' },
  of: { type: 'string' },
  shipping: { type: 'boolean' },
  amount: { type: 'string' },
  reason: { type: 'string' },
  fee: { type: 'string' },
  'as-voucher': { type: 'boolean' },
  keep: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof read>['values'];

function read(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
}

/** The arguments, or what is wrong with them. */
export function refundArguments(args: readonly string[]): RefundArguments | string {
  try {
    const { values, positionals } = read(args);
    const [number] = positionals;
    if (values.help || number === undefined || positionals.length > 1) return USAGE;
    return fromValues(number, values);
  } catch (problem) {
    // Of parseArgs: its message names the argument.
    return problem instanceof TypeError ? `${problem.message}\n\n${USAGE}` : rethrow(problem);
  }
}

function rethrow(problem: unknown): never {
  throw problem;
}

function fromValues(number: string, values: Values): RefundArguments | string {
  const line = wholeNumber(values.line);
  const persons = wholeNumber(values.persons);
  const amount = cents(values.amount);
  const fee = cents(values.fee ?? '0');
  const reason = (values.reason ?? '').trim();
  if (line === 'wrong') return `--line ${values.line} is no number of a line: they count from 1.`;
  if (persons === 'wrong') return `--persons ${values.persons} is no number of persons.`;
  if (amount === 'wrong' || amount === 0) return `--amount ${values.amount} is no amount, such as 5.00.`;
  if (fee === 'wrong') return `--fee ${values.fee} is no amount, such as 2.00.`;
  const wrong = combination({ line, persons, amount, reason }, values);
  if (wrong) return wrong;
  return {
    number,
    line,
    persons,
    of: values.of,
    shipping: values.shipping ?? false,
    amount,
    fee: fee ?? 0,
    reason,
    to: values.keep ? 'kept' : values['as-voucher'] ? 'voucher' : 'the-way-it-came',
    yes: values.yes ?? false,
  };
}

/** Arguments that do not go together. */
function combination(
  given: Pick<RefundArguments, 'line' | 'persons' | 'amount' | 'reason'>,
  values: Values,
): string | undefined {
  if (values.keep && values['as-voucher']) return 'Either --keep or --as-voucher, not both.';
  if (values.keep && values.fee !== undefined)
    return 'With --keep everything is kept; --fee says nothing more.';
  if (values.keep && given.amount !== undefined) return 'With --keep no amount can be given back.';
  if (values.keep && given.reason === '') return '--keep needs a --reason, which the customer is told.';
  if (given.amount !== undefined && given.reason === '')
    return '--amount needs a --reason, which the customer is told.';
  if (given.line === undefined && (given.persons !== undefined || values.of !== undefined))
    return '--persons and --of need a --line.';
  if (given.amount !== undefined && (given.persons !== undefined || values.of !== undefined))
    return '--amount is of a line or of the order, not of --persons.';
  return undefined;
}

function wholeNumber(text: string | undefined): number | 'wrong' | undefined {
  if (text === undefined) return undefined;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 'wrong';
}

/** `5`, `5.00` or `5,00` in cents. */
export function cents(text: string | undefined): number | 'wrong' | undefined {
  if (text === undefined) return undefined;
  const [, whole, fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? 'wrong' : Number(whole) * 100 + Number(fraction.padEnd(2, '0') || '0');
}
