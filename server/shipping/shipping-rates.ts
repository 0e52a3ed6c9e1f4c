// The museum's shipping rates in memory: read again when an import has raised the catalogue's version.
import { inLanguage, type Language } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { readShippingZones, type ShippingZoneRow } from './shipping-store.ts';
import { StoredZone } from './stored-zone.ts';

/** Zones in the museum's order, the lightest step of each first. */
export type ShippingRates = readonly ShippingZoneRow[];

/** Reads every zone. */
export async function loadShippingRates(sql: Sql): Promise<ShippingRates> {
  return checkRows('shipping_zone', StoredZone, await readShippingZones(sql)).map((zone) => ({
    ...zone,
    steps: zone.steps.toSorted((a, b) => a.up_to_g - b.up_to_g),
  }));
}

/** `checkout/shipping`: the rates by zone and weight. */
export function showShippingRates(rates: ShippingRates, language: Language) {
  return {
    zones: rates.map(({ id, name, countries, steps }) => ({
      id,
      name: inLanguage(name, language),
      countries: [...countries],
      steps: steps.map(({ up_to_g, price }) => ({ up_to_g, price })),
    })),
  };
}
