import '../forms/event-form.css';
import './thing-form.css';
import type { ThingField, ThingValue } from '../../../domain/programme/thing-shape.ts';
import { isShort } from './shape-props.ts';
import { useThingForm } from './thing-context.ts';

type Props = {
  fields: readonly ThingField[];
  value: ThingValue;
  /** Before the names of these fields: `tickets-1`. */
  at: string;
  onChange: (value: ThingValue) => void;
};

/** The fields of a group, short ones side by side. */
export function ThingFields({ fields, value, at, onChange }: Props) {
  const { ShapeField } = useThingForm();
  const rows: ThingField[][] = [];
  for (const field of fields.filter(({ shape }) => shape.kind !== 'id')) {
    const last = rows.at(-1);
    if (isShort(field) && last?.[0] && isShort(last[0])) last.push(field);
    else rows.push([field]);
  }
  const one = ({ name, shape, optional }: ThingField) => (
    <ShapeField
      key={name}
      name={name}
      at={at === '' ? name : `${at}-${name}`}
      shape={shape}
      optional={optional}
      value={value[name]}
      onChange={(changed) => onChange({ ...value, [name]: changed })}
    />
  );
  return rows.map(([first, ...others]) =>
    first && others.length > 0 ? (
      <div key={first.name} className="event-row">
        {[first, ...others].map(one)}
      </div>
    ) : (
      first && one(first)
    ),
  );
}
