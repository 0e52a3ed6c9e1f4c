import type { TourOffer } from '../../domain/tours/tour.ts';
import { bookingKinds, pricesOf } from '../../domain/tours/tour-booking.ts';
import { chooseKind } from '../../domain/tours/tour-form.ts';
import { roomAt, type TourForm, type TourSale, tariffAt } from '../../domain/tours/tour-sale.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx';
import { displayPrice, vatText } from '../ground/price-text.ts';
import step from '../visit/step.module.css';
import { pricePer } from './price-per.ts';

type Props = { form: TourForm; sale: TourSale; onChange: (form: TourForm) => void };

/** Single places or a private tour, if both are offered. Says why one of them is not available at this time. */
export function KindStep({ form, sale, onChange }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { detail } = sale.offer;
  if (bookingKinds(detail).length < 2) return null;
  const room = roomAt(form, sale);
  const time = formats.clock(form.time);
  const option = (kind: 'places' | 'whole', hints: readonly string[], refusal: string): RadioOption => ({
    value: kind,
    label: t(`tours.kind.${kind}`),
    hint: (
      <>
        {hints.filter(Boolean).map((hint) => (
          <span key={hint} className={step.line}>
            {hint}
          </span>
        ))}
        {refusal && <strong className={step.line}>{refusal}</strong>}
      </>
    ),
    disabled: refusal !== '' && form.kind !== kind,
  });
  return (
    <section id="step-kind" className={step.step}>
      <RadioGroup
        legend={<span className={step.heading}>{t('tours.step.kind')}</span>}
        name="kind"
        value={form.kind}
        onChange={(kind) => onChange(chooseKind(form, sale, kind === 'whole' ? 'whole' : 'places'))}
        options={[
          option(
            'places',
            [t('tours.kind.places.hint'), placesPrice(sale.offer, i18n)],
            room.places > 0 ? '' : t('visit.limit.time', { places: 0, time }),
          ),
          option(
            'whole',
            [t('tours.kind.whole.hint', { most: detail.max_participants }), wholePrice(form, sale, i18n)],
            room.tours > 0 ? '' : t('tours.kind.whole.none', { time }),
          ),
        ]}
      />
    </section>
  );
}

/** "from 12.00 € per person incl. VAT". */
function placesPrice({ detail }: TourOffer, i18n: I18n): string {
  const { price_from: price } = detail;
  if (price === null || detail.price_from_per !== 'person') return '';
  if (price === 0) return i18n.t('price.free');
  const amount = i18n.t('price.from', { price: displayPrice(price, i18n) });
  return `${amount} ${pricePer('person', detail, i18n)} ${i18n.t('price.vat.several')}`;
}

function wholePrice(form: TourForm, sale: TourSale, i18n: I18n): string {
  const { detail } = sale.offer;
  const [price, ...others] = pricesOf(tariffAt(form, sale), 'whole').toSorted((a, b) => a.price - b.price);
  if (!price) return '';
  const amount = displayPrice(price.price, i18n);
  const words = others.length > 0 ? i18n.t('price.from', { price: amount }) : amount;
  return `${words} ${pricePer('tour', detail, i18n)} ${vatText(price.price, [price.vat_value], i18n)}`;
}
