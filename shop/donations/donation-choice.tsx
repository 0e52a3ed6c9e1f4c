import { useState } from 'react';
import type { DonationOffer } from '../../domain/donations/donation.ts';
import { isDonationLine } from '../../domain/donations/donation-line.ts';
import { donationProblem, toDonationLine } from '../../domain/donations/make-donation-line.ts';
import type { Cents } from '../../domain/money.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { type AmountProblem, typedAmount } from '../../domain/vouchers/voucher-amount.ts';
import { Button } from '../../ui/button.tsx';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddBar } from '../cart/add-bar.tsx';
import { useChangedLines } from '../cart/use-changed-lines.ts';
import { useKeptChoice } from '../cart/use-kept-choice.ts';
import { goToField } from '../visit/go-to-step.ts';
import { amountText } from '../vouchers/amount-text.ts';
import styles from './donation-page.module.css';

/** The amount of a donation: typed, or one of those that the museum suggests. None is chosen beforehand. */
export function DonationChoice({ offer }: { offer: DonationOffer }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { typed, setTyped, tried, changing, amount, problem, add } = useDonation(offer);
  return (
    <div className={styles.choice}>
      <Suggested amounts={offer.suggested} chosen={amount} onChoose={setTyped} />
      <TextField
        label={t('donations.amount')}
        hint={t('donations.hint', {
          min: formats.money(offer.min_amount),
          max: formats.money(offer.max_amount),
        })}
        name="amount"
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        error={tried ? problemText(problem, offer, i18n) : undefined}
        onChange={setTyped}
      />
      <AddBar
        chosen={problem ? '' : t('donations.total')}
        total={problem ? 0 : (amount ?? 0)}
        rates={[]}
        vat={t('donations.vat')}
        action={t('donations.add')}
        changing={changing}
        pending={false}
        onAdd={add}
        onMore={() => goToField('amount')}
      />
    </div>
  );
}

/** What is typed, what is wrong with it, and putting it into the cart. */
function useDonation(offer: DonationOffer) {
  const { t, formats } = useI18n();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const changed = useChangedLines(reopen, 'donation', ({ line }) =>
    setTyped(amountText(line.totalPrice, formats.locale)),
  );
  const changing = changed.found !== undefined;
  useKeptChoice({
    page: 'donation',
    choice: typed,
    isEmpty: typed === '',
    isChanging: changing,
    restore: (stored) => typeof stored === 'string' && setTyped(stored),
  });
  const amount = typedAmount(typed);
  const problem = donationProblem(offer, amount);
  const add = (): string | undefined => {
    const line = toDonationLine(offer, amount);
    setTried(!line);
    if (!line) {
      goToField('amount');
      return undefined;
    }
    changed.put([line]);
    setTyped('');
    return t('donations.added');
  };
  return { typed, setTyped, tried, changing, amount, problem, add };
}

function reopen(lines: readonly CartLine[], place: number) {
  const line = lines[place];
  return line && isDonationLine(line) ? { places: [place], line } : undefined;
}

type SuggestedProps = {
  amounts: readonly Cents[];
  chosen: Cents | undefined;
  /** As if it had been typed. */
  onChoose: (typed: string) => void;
};

function Suggested({ amounts, chosen, onChoose }: SuggestedProps) {
  const { t, formats } = useI18n();
  return (
    <fieldset className={`${styles.amounts} needs-script`}>
      <legend>{t('donations.suggested')}</legend>
      {amounts.map((cents) => (
        <Button
          key={cents}
          variant="secondary"
          aria-pressed={chosen === cents}
          onClick={() => onChoose(amountText(cents, formats.locale))}
        >
          {formats.money(cents)}
        </Button>
      ))}
    </fieldset>
  );
}

function problemText(
  problem: AmountProblem | undefined,
  { min_amount, max_amount }: DonationOffer,
  { t, formats }: I18n,
): string | undefined {
  switch (problem) {
    case 'AMOUNT_INVALID':
      return t('donations.invalid');
    case 'AMOUNT_TOO_SMALL':
      return t('donations.small', { min: formats.money(min_amount) });
    case 'AMOUNT_TOO_LARGE':
      return t('donations.large', { max: formats.money(max_amount) });
    case undefined:
      return undefined;
  }
}
