import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type Props = ChoiceGroupProps & {
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
};

/** A choice of one option. The chosen radio, or else the first enabled one, has the id that an error summary links to. */
export function RadioGroup({ options, value, onChange, ...group }: Props) {
  const { name } = group;
  const chosen =
    options.find((option) => option.value === value) ?? options.find((option) => !option.disabled);
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <label key={option.value} className="radio-line">
          <input
            type="radio"
            className="tick"
            id={option === chosen ? `field-${name}` : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={group.required}
            onChange={() => onChange(option.value)}
          />
          <span className="radio-label">{option.label}</span>
          {option.hint && <span className="field-hint">{option.hint}</span>}
        </label>
      ))}
    </ChoiceGroup>
  );
}
