import { DESTINATIONS, type Destination } from '../../../domain/returns/return-order.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { CancelChoice } from './cancel-choice.ts';

type Props = {
  readonly choice: CancelChoice;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (choice: CancelChoice) => void;
};

/** Where the money goes, what is kept of it, and an amount besides. */
export function MoneyChoice({ choice, errors, onChange }: Props) {
  const { t } = useI18n();
  const isKept = choice.to === 'kept';
  return (
    <>
      <RadioGroup
        name="to"
        legend={t('acts.cancel.to')}
        value={choice.to}
        options={DESTINATIONS.map((to) => ({ value: to, label: t(`acts.cancel.to.${to}`) }))}
        onChange={(to) => onChange({ ...choice, to: to as Destination })}
      />
      {!isKept && (
        <TextField
          name="fee"
          label={t('acts.cancel.fee')}
          value={choice.fee}
          error={errors['fee']}
          required={false}
          inputMode="decimal"
          onChange={(fee) => onChange({ ...choice, fee })}
        />
      )}
      {!isKept && !choice.everything && (
        <TextField
          name="amount"
          label={t('acts.cancel.amount')}
          hint={t('acts.cancel.amount.hint')}
          value={choice.amount}
          error={errors['amount']}
          required={false}
          inputMode="decimal"
          onChange={(amount) => onChange({ ...choice, amount })}
        />
      )}
    </>
  );
}
