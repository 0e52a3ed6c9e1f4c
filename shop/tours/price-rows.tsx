import type { TourPrice } from '../../domain/tours/tour.ts';
import { pricesOf } from '../../domain/tours/tour-booking.ts';
import { formPeople } from '../../domain/tours/tour-form.ts';
import { leastOfPrice, mostOfPrice, setTours } from '../../domain/tours/tour-form-counts.ts';
import { tariffAt } from '../../domain/tours/tour-sale.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { CountRow } from '../visit/count-row.tsx';
import rows from '../visit/count-rows.module.css';
import type { CountProps } from './count-props.ts';
import { pricePer } from './price-per.ts';

/** The entries of the price list that are counted: tours, groups, or people who come without tickets. */
export function PriceRows(props: CountProps) {
  const prices = pricesOf(tariffAt(props.form, props.sale), props.form.kind);
  if (prices.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {prices.map((price) => (
        <PriceRow key={price.id} {...props} price={price} only={prices.length === 1} />
      ))}
    </ul>
  );
}

/** @param only whether nothing else can be booked, so that the count starts at one */
function PriceRow({ form, sale, price, only, onChange }: CountProps & { price: TourPrice; only: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { detail } = sale.offer;
  const count = form.tours[price.id] ?? 0;
  const least = leastOfPrice(form, sale, price);
  const usual = detail.priceList.find(({ id }) => id === price.id);
  return (
    <CountRow
      name={price.name}
      note={usual && usual.price !== price.price ? t('tours.price.day') : undefined}
      price={{ cents: price.price, rate: price.vat_value, per: pricePer(price.per, detail, i18n) }}
      control={
        <QuantityStepper
          label={price.name}
          name={`price-${price.id}`}
          value={count}
          min={Math.max(least, only && form.kind !== 'places' ? 1 : 0)}
          max={mostOfPrice(form, sale, price)}
          onChange={(next) => onChange(setTours(form, sale, price, next))}
        />
      }
    >
      <p className={rows.refusal} role="status">
        {least > 1 && count === least && t('tours.needed', { people: formPeople(form, sale) })}
      </p>
    </CountRow>
  );
}
