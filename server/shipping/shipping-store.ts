// The SQL of what sending costs (table `shipping_zone`), read whole: a museum has a handful of zones. Orders keep what they
// paid, so nothing refers to a zone.
import type { LocalizedText } from '../../domain/language.ts';
import type { ShippingZone } from '../../domain/shipping/shipping-cost.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { createReplacement } from '../platform/database/upsert.ts';

export type ShippingZoneRow = ShippingZone & { readonly name: LocalizedText };

export type NewZone = ShippingZoneRow & { readonly sequence_no: number };

const zonesStatement: Statement<ShippingZoneRow> = {
  name: 'all-shipping-zones',
  text: 'select id, name, countries, steps from shipping_zone order by sequence_no, id',
};

const replaceRows = createReplacement('shipping_zone', {
  id: 'text',
  name: 'jsonb',
  countries: 'text[]',
  steps: 'jsonb',
  sequence_no: 'int',
});

/** Every zone, in the museum's order. */
export function readShippingZones(sql: Sql): Promise<ShippingZoneRow[]> {
  return sql.named(zonesStatement, []);
}

/** Makes these the zones. */
export function replaceZones(sql: Sql, zones: readonly NewZone[]): Promise<void> {
  return replaceRows(sql, zones);
}
