// What a code for a transfer says: banking apps read it and fill in the form ("GiroCode", EPC069-12, version 2: the BIC may
// be missing). Its error correction has to be M.
import type { Cents } from '../money.ts';
import { compactIban } from './iban.ts';

export type TransferTo = {
  readonly holder: string;
  readonly iban: string;
  /** '' where the bank needs none. */
  readonly bic: string;
};

/** Characters of the account holder that fit. */
const HOLDER_LENGTH = 70;

/**
 * The text of the code.
 * @param amount cents, from 1 to 999,999,999.99 euros
 * @param reference an ISO 11649 reference, without spaces
 */
export function epcCode({ holder, iban, bic }: TransferTo, amount: Cents, reference: string): string {
  const name = holder.replace(/\s+/g, ' ').trim().slice(0, HOLDER_LENGTH);
  // Service, version, UTF-8, SEPA transfer, account, amount, purpose (none), reference.
  const lines = ['BCD', '002', '1', 'SCT', bic, name, compactIban(iban), euros(amount), '', reference];
  return lines.join('\n');
}

function euros(amount: Cents): string {
  return `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
