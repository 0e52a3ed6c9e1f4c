import './quantity-stepper.css';
import { useState } from 'react';
import type { UiWording } from '../domain/wording/ui-wording.ts';
import { useI18n } from './i18n/i18n.tsx';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
  name: string;
};

/**
 * A number to type or to step. A typed number counts at once unless it is below `min`: while typing 15 there is a 1 first,
 * so that waits for the end of typing. Buttons at a bound are not disabled, so that they keep the focus.
 */
export function QuantityStepper({ label, value, min, max, onChange, disabled = false, name }: Props) {
  const { t } = useI18n<UiWording>();
  const [draft, setDraft] = useState<string>();
  const [stepped, setStepped] = useState(false);
  const change = (next: number, byButton: boolean) => {
    // A smaller number is always possible, even if it is above `max`, which may have shrunk.
    const most = Math.max(max, min, next < value ? value : 0);
    const bounded = Math.min(Math.max(Math.trunc(next) || 0, min), most);
    setDraft(undefined);
    setStepped(byButton);
    if (bounded !== value) onChange(bounded);
  };
  /** A number below `min` becomes `min`. An empty field shows its value again. */
  const commit = () => {
    if (draft) change(Number(draft), false);
    else setDraft(undefined);
  };
  const step = (by: -1 | 1, words: string, sign: string) => (
    <button
      type="button"
      className="stepper-button"
      aria-label={words}
      aria-controls={`field-${name}`}
      aria-disabled={(by < 0 ? value <= min : value >= max) || undefined}
      disabled={disabled}
      onClick={() => change(value + by, true)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="stepper">
      {step(-1, t('site.fewer', { label }), '−')}
      <input
        type="number"
        inputMode="numeric"
        className="stepper-input"
        id={`field-${name}`}
        name={name}
        aria-label={label}
        value={draft ?? value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          if (typed === '' || Number(typed) < min) setDraft(typed);
          else change(Number(typed), false);
        }}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        onFocus={(event) => event.currentTarget.select()}
      />
      {step(1, t('site.more', { label }), '+')}
      <span className="visually-hidden" role="status">
        {stepped ? `${label}: ${value}` : ''}
      </span>
    </div>
  );
}
