import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

type Props = ChoiceGroupProps & {
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[];
  /** The ticked values. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** A choice of any number of options. The first one has the id that an error summary links to. */
export function CheckboxGroup({ options, values, onChange, ...group }: Props) {
  return (
    <ChoiceGroup {...group}>
      {options.map(({ value, label, hint, disabled }, index) => (
        <label key={value} className="radio-line">
          <input
            type="checkbox"
            className="tick"
            id={index === 0 ? `field-${group.name}` : undefined}
            name={group.name}
            value={value}
            disabled={disabled}
            checked={values.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...values, value] : values.filter((other) => other !== value))
            }
          />
          <span className="radio-label">{label}</span>
          {hint && <span className="field-hint">{hint}</span>}
        </label>
      ))}
    </ChoiceGroup>
  );
}
