import type { BankLine } from '../../../domain/office/money/bank-contract.ts';
import type { OpenReason } from '../../../domain/payments/match-line.ts';
import { useI18n } from '../../ground/i18n.ts';

const REASONS: Readonly<Record<OpenReason, true>> = {
  'no-reference': true,
  'unknown-reference': true,
  'several-references': true,
  'foreign-currency': true,
  'unclear-return': true,
  'perhaps-twice': true,
  'perhaps-noted': true,
};

function isReason(why: string): why is OpenReason {
  return Object.hasOwn(REASONS, why);
}

/** What has become of a line, or why somebody has to look at it. */
export function useLineState(): (line: BankLine) => string {
  const { t } = useI18n();
  return ({ state, why, order }) => {
    if (state === 'matched')
      return order ? t('bank.state.matched.order', { order }) : t('bank.state.matched');
    if (state === 'ignored') return t('bank.state.ignored', { why });
    return isReason(why) ? t(`bank.why.${why}`) : why;
  };
}

/** An amount of a line; banks also book in other currencies than the museum's. */
export function useLineAmount(): (line: Pick<BankLine, 'amount' | 'currency'>) => string {
  const { formats } = useI18n();
  return ({ amount, currency }) => {
    if (currency === 'EUR') return formats.money(amount);
    const number = new Intl.NumberFormat(formats.locale, { minimumFractionDigits: 2 }).format(amount / 100);
    return `${number} ${currency}`;
  };
}
