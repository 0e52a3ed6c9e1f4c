import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { formatters } from '../../domain/wording/formats.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useShell } from '../ground/use-shell.ts';
import styles from './shipping-rates.module.css';

type Zone = AnswerOf<Contract['GET checkout/shipping']>['zones'][number];

/** Shipping costs by zone and weight, and the countries of each zone. */
export function ShippingRates({ zones }: { zones: readonly Zone[] }) {
  const { t, formats } = useI18n();
  const { info } = useShell();
  const names = (keys: readonly string[]) =>
    keys
      .map((key) => info.countries[key] ?? key)
      .sort((a, b) => a.localeCompare(b, formats.locale))
      .join(', ');
  const reached = new Set(zones.flatMap(({ countries }) => countries));
  const others = Object.keys(info.countries).filter((key) => !reached.has(key));
  return (
    <section className={styles.rates}>
      <h2 id="rates">{t('site.shipping.rates')}</h2>
      <Rates zones={zones} />
      <dl>
        {zones
          .filter(({ countries }) => countries.length > 1)
          .map(({ id, name, countries }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{names(countries)}</dd>
            </div>
          ))}
      </dl>
      {others.length > 0 && <p>{t('site.shipping.elsewhere', { countries: names(others) })}</p>}
    </section>
  );
}

function Rates({ zones }: { zones: readonly Zone[] }) {
  const { t, formats } = useI18n();
  const kilograms = formatters.getNumberFormat(formats.locale, { style: 'unit', unit: 'kilogram' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must do so by keyboard too
    <section className={styles.scroller} aria-labelledby="rates" tabIndex={0}>
      <table aria-labelledby="rates">
        <thead>
          <tr>
            <th scope="col">{t('site.shipping.weight')}</th>
            {zones.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weightsOf(zones).map((grams) => (
            <tr key={grams}>
              <th scope="row">{t('site.shipping.upTo', { weight: kilograms.format(grams / 1000) })}</th>
              {zones.map((zone) => {
                const price = priceAt(zone, grams);
                return (
                  <td key={zone.id}>
                    {price === undefined ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{t('site.shipping.not')}</span>
                      </>
                    ) : (
                      formats.money(price)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every weight in grams at which a price of some zone ends. */
function weightsOf(zones: readonly Zone[]): number[] {
  return [...new Set(zones.flatMap(({ steps }) => steps.map(({ up_to_g }) => up_to_g)))].sort(
    (a, b) => a - b,
  );
}

function priceAt({ steps }: Zone, grams: number): number | undefined {
  return steps.find(({ up_to_g }) => grams <= up_to_g)?.price;
}
