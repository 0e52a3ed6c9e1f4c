// Whether the shipping rates make sense beyond their shape: a country has one rate for each weight.
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import type { ShippingFile } from './shipping-file.ts';

/** Reports everything that is wrong with `shipping.yaml`. */
export function checkShipping(file: ReadFile<ShippingFile>, museum: MuseumBasics): void {
  const { value, report } = file;
  checkUnique(
    value.zones.map(({ id }) => id),
    (index) => ['zones', index, 'id'],
    report,
  );
  checkCountries(file, museum);
  value.zones.forEach(({ steps }, zone) =>
    checkUnique(
      steps.map(({ up_to_g }) => up_to_g),
      (index) => ['zones', zone, 'steps', index, 'up_to_g'],
      report,
    ),
  );
}

function checkCountries({ value: { zones }, report }: ReadFile<ShippingFile>, museum: MuseumBasics): void {
  const zoneOf = new Map<string, string>();
  zones.forEach(({ id, countries }, zone) =>
    countries.forEach((country, index) => {
      const path = ['zones', zone, 'countries', index];
      const known = zoneOf.get(country);
      if (!museum.countries.includes(country))
        report(path, `${country} is not among the countries of museum.yaml`);
      else if (known !== undefined) report(path, `${country} is already in the zone "${known}"`);
      zoneOf.set(country, known ?? id);
    }),
  );
}
