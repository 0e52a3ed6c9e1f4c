// Whether the shipping rates make sense beyond their shape: a country has one rate for each weight.
import { checkUnique } from './check-rules.ts';
import type { MuseumFile } from './museum-file.ts';
import type { ShippingFile } from './retail-files.ts';
import type { ReadFile } from './yaml-file.ts';

/** Reports everything that is wrong with `shipping.yaml`. */
export function checkShipping(file: ReadFile<ShippingFile>, museum: MuseumFile): void {
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

function checkCountries({ value: { zones }, report }: ReadFile<ShippingFile>, museum: MuseumFile): void {
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
