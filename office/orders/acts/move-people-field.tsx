import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { MoveChoice } from './move-choice.ts';
import './pieces-choice.css';

type Props = {
  readonly line: MovableLine;
  readonly choice: MoveChoice;
  readonly onChange: (choice: MoveChoice) => void;
};

/** Who of a line moves: everybody at first. People of a family or group have one ticket and stay together. */
export function MovePeopleField({ line, choice, onChange }: Props) {
  const { t } = useI18n();
  if (line.units.length === 0) return null;
  const set = (part: number, count: number) =>
    onChange({ ...choice, counts: { ...choice.counts, [part]: count } });
  return (
    <fieldset className="pieces-choice">
      <legend className="field-label">{t('acts.move.who')}</legend>
      {line.units.map(({ part, name, left, together }) => {
        const label = t('acts.move.part', { name, left });
        const count = choice.counts[part] ?? left;
        return together ? (
          <CheckboxField
            key={part}
            name={`move-${part}`}
            label={name}
            checked={count > 0}
            onChange={(checked) => set(part, checked ? left : 0)}
          />
        ) : (
          <div key={part} className="pieces-part">
            <span aria-hidden="true">{label}</span>
            <QuantityStepper
              name={`move-${part}`}
              label={`${t('acts.move.who')}: ${label}`}
              value={count}
              min={0}
              max={left}
              onChange={(next) => set(part, next)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
