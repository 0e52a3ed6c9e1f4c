import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { useI18n } from '../ground/i18n.ts';

type CountRow = {
  readonly key: string;
  readonly label: string;
  /** Of what it is a part; '' for none. */
  readonly of: string;
  /** The same with what it costs, in small type. */
  readonly note: string;
  readonly price: string;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
};

/** How many of what. */
export function CountRows({ rows }: { rows: readonly CountRow[] }) {
  const { t } = useI18n();
  return (
    <div className="desk-rows">
      <p className="field-label">{t('desk.persons')}</p>
      <ul>
        {rows.map(({ key, label, of, note, price, count, least, most, onChange }) => (
          <li key={key}>
            <span className="desk-row-name">
              {label}
              {note !== '' && <small className="soft">{note}</small>}
            </span>
            <span className="figures">{price}</span>
            <QuantityStepper
              name={`count-${key}`}
              label={of === '' ? label : `${label}, ${of}`}
              value={count}
              min={least}
              max={most}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
