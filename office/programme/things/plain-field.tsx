import { useState } from 'react';
import type { ThingShape } from '../../../domain/programme/thing-shape.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { typedCents } from '../../ground/act/typed-cents.ts';
import { PriceField } from '../forms/price-field.tsx';
import type { ShapeProps, Shared } from './shape-props.ts';
import { SuggestedField } from './suggested-field.tsx';
import { useThingForm } from './thing-context.ts';
import { useThingWords } from './thing-words.ts';

/** A field with one value, or with several plain ones. */
export function PlainField(props: ShapeProps<ThingShape>) {
  const { label, hint } = useThingWords();
  const { kind, currency, errors } = useThingForm();
  const { shape, name, at, optional, value, onChange } = props;
  const shared = {
    name: at,
    label: label(name, at),
    hint: hint(`${kind}.${name}`) ?? hint(name),
    error: errors[at],
    required: optional ? false : undefined,
  };
  if (shape.kind === 'money')
    return (
      <PriceField
        name={at}
        label={`${shared.label} ${currency}`}
        cents={typeof value === 'number' ? value : null}
        error={shared.error}
        onChange={(cents) => onChange(cents ?? undefined)}
      />
    );
  if (shape.kind === 'number') return <NumberField {...props} whole={shape.whole} shared={shared} />;
  if (shape.kind === 'lines') return <LinesField {...props} of={shape.of} shared={shared} />;
  if (shape.kind === 'flag') return <FlagField {...props} shared={shared} />;
  if (shape.kind === 'choice') return <ChoiceField {...props} shape={shape} shared={shared} />;
  if (shape.kind === 'text' && shape.suggested)
    return <SuggestedField {...props} suggested={shape.suggested} shared={shared} />;
  if (shape.kind === 'choices') return <ChoicesField {...props} shape={shape} shared={shared} />;
  return <LineField {...props} shared={shared} />;
}

type Props<Shape = ThingShape> = ShapeProps<Shape> & { shared: Shared };

function FlagField({ name, value, onChange, shared }: Props) {
  const { option } = useThingWords();
  return (
    <SelectField
      {...shared}
      // What nobody chooses is as usual: that says enough.
      required={undefined}
      value={value === undefined ? '' : String(value)}
      placeholder={option(name, 'unset')}
      options={['true', 'false'].map((one) => ({ value: one, name: option(name, one) }))}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen === 'true')}
    />
  );
}

type ChoiceShape = Extract<ThingShape, { kind: 'choice' | 'choices' }>;

function ChoicesField({ shape, name, at, value, onChange, shared }: Props<ChoiceShape>) {
  const { option } = useThingWords();
  return (
    <div className="event-choices">
      <CheckboxGroup
        name={at}
        legend={shared.label}
        required={shared.required}
        error={shared.error}
        values={Array.isArray(value) ? value.map(String) : []}
        options={shape.options.map((one) => ({
          value: one.value,
          label: one.name || option(name, one.value),
        }))}
        // In the order of the choice, as files have it.
        onChange={(chosen) =>
          onChange(shape.options.map((one) => one.value).filter((one) => chosen.includes(one)))
        }
      />
    </div>
  );
}

/** A text of one line, a day, a time, a colour. */
function LineField({ shape, optional, value, onChange, shared }: Props) {
  const typed = typeof value === 'string' ? value : '';
  return (
    <TextField
      {...shared}
      type={typeOf(shape, typed, optional)}
      value={typed}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}

function typeOf({ kind }: ThingShape, typed: string, optional: boolean): string | undefined {
  // A colour that need not be there has no black of its own.
  if (kind === 'colour') return typed !== '' || !optional ? 'color' : undefined;
  // A file may say `today+14`: that is no day of a calendar.
  if (kind === 'day') return /^today/.test(typed) ? 'text' : 'date';
  return kind === 'clock' ? 'time' : undefined;
}

function NumberField({ whole, value, onChange, shared }: Props & { whole: boolean }) {
  return (
    <TextField
      {...shared}
      type="number"
      inputMode={whole ? 'numeric' : 'decimal'}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(typed) => onChange(typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed))}
    />
  );
}

function ChoiceField(props: Props<ChoiceShape>) {
  const { shape, name, optional, value, onChange, shared } = props;
  const { option } = useThingWords();
  const chosen = value === undefined ? '' : String(value);
  const options = shape.options.map((one) => ({ ...one, name: one.name || option(name, one.value) }));
  // A file may say what is offered no more.
  const isUnknown = chosen !== '' && !options.some((one) => one.value === chosen);
  return (
    <SelectField
      {...shared}
      required={undefined}
      value={chosen}
      placeholder={optional || chosen === '' ? option(name, 'unset') : undefined}
      options={isUnknown ? [...options, { value: chosen, name: chosen }] : options}
      onChange={(one) => onChange(one === '' ? undefined : shape.numbers ? Number(one) : one)}
    />
  );
}

/** One value a line, as it was typed until it is read back. */
function LinesField({ of, value, onChange, shared }: Props & { of: 'text' | 'number' | 'money' }) {
  const list = Array.isArray(value) ? value : [];
  const [typed, setTyped] = useState(() =>
    list.map((one) => (of === 'money' ? (Number(one) / 100).toFixed(2) : String(one))).join('\n'),
  );
  const readLine = (line: string) =>
    of === 'text' ? line : of === 'money' ? typedCents(line) : Number(line);
  return (
    <TextField
      {...shared}
      type="textarea"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const lines = text.split('\n').map((line) => line.trim());
        onChange(
          lines
            .filter(Boolean)
            .map(readLine)
            .filter((one) => one !== undefined && !Number.isNaN(one)),
        );
      }}
    />
  );
}
