import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { vatText } from '../ground/price-text.ts';
import styles from './count-rows.module.css';

/** One kind of person on a ticket, such as the adults of a family ticket. If least equals most, the count is fixed. */
export type PartChoice = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly vat_value: number;
  readonly min_quantity: number;
  readonly max_quantity: number;
};

type Props<Part> = {
  /** The ticket. */
  name: string;
  /** Begins the names of the fields. */
  field: string;
  parts: readonly Part[];
  countOf: (part: Part) => number;
  mostOf: (part: Part) => number;
  onSet: (part: Part, count: number) => void;
};

/** The people on a ticket: fixed counts as text, the others as steppers within their bounds. */
export function PartRows<Part extends PartChoice>(props: Props<Part>) {
  const { t } = useI18n();
  return (
    <ul className={styles.parts}>
      {props.parts.map((part) => (
        <li key={part.id} className={styles.part}>
          <div className={styles.what}>
            <p>
              {isFixed(part) && `${part.max_quantity} × `}
              {part.name}
            </p>
            <PartNote part={part} />
          </div>
          {!isFixed(part) && (
            <QuantityStepper
              label={t('visit.part', { ticket: props.name, part: part.name })}
              name={`${props.field}-${part.id}`}
              value={props.countOf(part)}
              min={0}
              max={props.mostOf(part)}
              onChange={(next) => props.onSet(part, next)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function isFixed(part: PartChoice): boolean {
  return part.min_quantity === part.max_quantity;
}

function PartNote({ part }: { part: PartChoice }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const price =
    part.price === 0
      ? t('visit.part.included')
      : `${t('visit.part.each', { price: formats.money(part.price) })}, ${vatText(part.price, [part.vat_value], i18n)}`;
  return (
    <p className={styles.note}>
      {!isFixed(part) && `${t('visit.part.bounds', { min: part.min_quantity, max: part.max_quantity })} · `}
      {price}
    </p>
  );
}
