import type { CancelableOrder } from '../../../domain/returns/returns-contract.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { type CancelChoice, partKey } from './cancel-choice.ts';
import './pieces-choice.css';

type Props = {
  readonly order: CancelableOrder;
  readonly choice: CancelChoice;
  readonly onChange: (choice: CancelChoice) => void;
};

/** Line by line, how many of what is left are canceled; passes by name. */
export function PiecesChoice({ order, choice, onChange }: Props) {
  const { t, formats } = useI18n();
  // A line of an order has no id; its place never changes.
  const lines = order.lines.map((line, index) => ({ line, index }));
  return (
    <fieldset className="pieces-choice">
      <legend className="field-label">{t('acts.cancel.what')}</legend>
      <CheckboxField
        name="everything"
        label={t('acts.cancel.everything')}
        checked={choice.everything}
        onChange={(everything) => onChange({ ...choice, everything })}
      />
      {!choice.everything &&
        lines.map(({ line, index }) => (
          <LineChoice key={index} line={line} index={index} choice={choice} onChange={onChange} />
        ))}
      {!choice.everything && order.shipping > 0 && (
        <CheckboxField
          name="shipping"
          label={t('acts.cancel.shipping', { amount: formats.money(order.shipping) })}
          checked={choice.shipping}
          onChange={(shipping) => onChange({ ...choice, shipping })}
        />
      )}
    </fieldset>
  );
}

type LineProps = Omit<Props, 'order'> & {
  readonly line: CancelableOrder['lines'][number];
  readonly index: number;
};

function LineChoice({ line, index, choice, onChange }: LineProps) {
  const { formats } = useI18n();
  if (line.by === 'amount' || line.parts.every(({ left }) => left === 0)) return null;
  return (
    <div className="pieces-line">
      <p className="pieces-title">
        {line.title}
        {line.datetime && <span className="figures">{formats.moment(line.datetime)}</span>}
      </p>
      {line.owners.length > 0 ? (
        <Passes line={line} index={index} choice={choice} onChange={onChange} />
      ) : line.by === 'whole' ? (
        <Whole line={line} index={index} choice={choice} onChange={onChange} />
      ) : (
        <Parts line={line} index={index} choice={choice} onChange={onChange} />
      )}
    </div>
  );
}

function Parts({ line, index, choice, onChange }: LineProps) {
  const { t } = useI18n();
  return line.parts
    .filter(({ left }) => left > 0)
    .map(({ part, name, left }) => {
      const key = partKey(index, part);
      const label = t('acts.cancel.part', { name, left });
      return (
        <div key={key} className="pieces-part">
          <span aria-hidden="true">{label}</span>
          <QuantityStepper
            name={`count-${key}`}
            label={`${line.title}: ${label}`}
            value={choice.counts[key] ?? 0}
            min={0}
            max={left}
            onChange={(count) => onChange({ ...choice, counts: { ...choice.counts, [key]: count } })}
          />
        </div>
      );
    });
}

function Whole({ line, index, choice, onChange }: LineProps) {
  const { t } = useI18n();
  const left = line.parts.reduce((sum, part) => sum + part.left, 0);
  const isChosen = line.parts.some(({ part }) => (choice.counts[partKey(index, part)] ?? 0) > 0);
  return (
    <CheckboxField
      name={`whole-${index}`}
      label={t('acts.cancel.whole', { left })}
      checked={isChosen}
      onChange={(checked) => {
        const counts = line.parts.map((part) => [partKey(index, part.part), checked ? part.left : 0]);
        onChange({ ...choice, counts: { ...choice.counts, ...Object.fromEntries(counts) } });
      }}
    />
  );
}

function Passes({ line, index, choice, onChange }: LineProps) {
  const { t } = useI18n();
  const chosen = choice.passes[index] ?? [];
  return line.owners.map(({ number, name }) => (
    <CheckboxField
      key={number}
      name={`pass-${index}-${number}`}
      label={t('acts.cancel.pass', { name })}
      checked={chosen.includes(number)}
      onChange={(checked) => {
        const others = chosen.filter((one) => one !== number);
        const passes = checked ? [...others, number].toSorted((a, b) => a - b) : others;
        onChange({ ...choice, passes: { ...choice.passes, [index]: passes } });
      }}
    />
  ));
}
