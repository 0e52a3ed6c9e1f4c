import type { TourOffer } from '../../domain/tours/tour.ts';
import { bookingKinds, pricesOf, tariffOf, ticketsOf } from '../../domain/tours/tour-booking.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ownPrice } from '../ground/price-text.ts';
import { CountRow } from '../visit/count-row.tsx';
import rows from '../visit/count-rows.module.css';
import step from '../visit/step.module.css';
import { pricePer } from './price-per.ts';

/** Prices of a tour that cannot be booked here. */
export function TourPrices({ offer }: { offer: TourOffer }) {
  const i18n = useI18n();
  const tariff = tariffOf(offer);
  const prices = bookingKinds(offer.detail).flatMap((kind) => pricesOf(tariff, kind));
  const tickets = ticketsOf(tariff);
  if (prices.length + tickets.length === 0) return null;
  return (
    <section className={step.step} aria-labelledby="prices">
      <h2 id="prices" className={step.heading}>
        {i18n.t('tours.prices')}
      </h2>
      <ul className={rows.rows}>
        {prices.map(({ id, name, price, vat_value, per }) => (
          <CountRow
            key={id}
            name={name}
            price={{ cents: price, rate: vat_value, per: pricePer(per, offer.detail, i18n) }}
          />
        ))}
        {tickets.map((ticket) => (
          <CountRow key={ticket.id} name={ticket.name} note={ticket.description} price={ownPrice(ticket)} />
        ))}
      </ul>
    </section>
  );
}
