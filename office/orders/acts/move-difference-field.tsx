import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { LONGEST_RECEIPT } from '../../../domain/payments/elsewhere.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { DIFFERENCE_WAYS, type DifferenceWay, type MoveChoice } from './move-choice.ts';

type Props = {
  readonly effect: AnswerOf<Contract['POST office/orders/:number/move/preview']>;
  readonly ways: readonly DifferenceWay[];
  readonly choice: MoveChoice;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (choice: MoveChoice) => void;
};

/** How the difference of a dearer time is paid: by a link, elsewhere, or not at all. */
export function MoveDifferenceField({ effect, ways, choice, errors, onChange }: Props) {
  const { t, formats } = useI18n();
  const { difference, link } = effect;
  return (
    <>
      <RadioGroup
        name="pay"
        legend={t('acts.move.difference', { amount: formats.money(difference) })}
        value={choice.pay}
        options={ways.map((way) => ({ value: way, label: t(`acts.move.pay.${way}`) }))}
        onChange={(pay) => onChange({ ...choice, pay: DIFFERENCE_WAYS.find((way) => way === pay) ?? '' })}
      />
      {choice.pay === 'link' && (
        <TextField
          name="until"
          type="date"
          label={t('link.until')}
          hint={t('link.until.hint', { last: formats.day(link.last) })}
          value={choice.until}
          error={errors['until']}
          onChange={(until) => onChange({ ...choice, until })}
        />
      )}
      {choice.pay !== 'link' && choice.pay !== 'old-price' && (
        <TextField
          name="receipt"
          label={t('note.receipt')}
          hint={t('note.receipt.hint')}
          maxLength={LONGEST_RECEIPT}
          value={choice.receipt}
          onChange={(receipt) => onChange({ ...choice, receipt })}
        />
      )}
    </>
  );
}
