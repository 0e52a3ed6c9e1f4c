// What was chosen on a voucher's page and kept over Back and a reload, checked before it is believed.
import { areTexts, isCount, isStored } from '../../../domain/products/stored-line.ts';
import type { Present } from '../../../domain/vouchers/present.ts';

export type VoucherChoiceState = {
  /** As typed. */
  readonly amount: string;
  readonly count: number;
  readonly greeting: string;
  readonly sending: boolean;
  /** Kept while the visitor looks at both ways. */
  readonly draft: Present;
};

export const NO_PRESENT: Present = { to: '', email: '', from: '', day: '', language: '' };

/** Only what is as this version writes it. */
export function readVoucherChoice(stored: unknown): Partial<VoucherChoiceState> {
  if (!isStored(stored) || !areTexts(stored, 'amount', 'greeting') || !isCount(stored.count)) return {};
  const { amount, greeting, count, sending, draft } = stored;
  const known = isStored(draft) && areTexts(draft, 'to', 'email', 'from', 'day', 'language');
  return {
    amount: amount as string,
    greeting: greeting as string,
    count: Math.max(1, count as number),
    ...(known && { sending: sending === true, draft: { ...NO_PRESENT, ...(draft as Present) } }),
  };
}
