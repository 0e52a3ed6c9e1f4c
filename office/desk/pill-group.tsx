type Pill = {
  readonly value: string;
  readonly label: string;
  /** In small type under it: what is left. */
  readonly note?: number;
  /** Nothing of it is left, and it cannot be chosen. */
  readonly full?: boolean;
  /** Its name where the label alone does not say it. */
  readonly spoken?: string;
};

type Props = {
  name: string;
  legend: string;
  value: string;
  pills: readonly Pill[];
  onChange: (value: string) => void;
};

/** A choice of one among several short ones, side by side. */
export function PillGroup({ name, legend, value, pills, onChange }: Props) {
  return (
    <fieldset className="desk-times">
      <legend className="field-label">{legend}</legend>
      {pills.map((pill) => (
        <label key={pill.value} className={pill.full ? 'desk-time desk-time-full' : 'desk-time'}>
          <input
            type="radio"
            name={name}
            value={pill.value}
            checked={pill.value === value}
            disabled={pill.full}
            aria-label={pill.spoken}
            onChange={() => onChange(pill.value)}
          />
          <strong>{pill.label}</strong>
          {pill.note !== undefined && <small>{pill.note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
