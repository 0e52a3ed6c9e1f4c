// The SQL of what sending costs (table `shipping_zone`), read whole: a museum has a handful of zones. Orders keep what they
// paid, so nothing refers to a zone.
import type { LocalizedText } from '../../domain/language.ts';
import type { ShippingZone } from '../../domain/shipping/shipping-cost.ts';
import type { Sql } from '../platform/database/sql.ts';
import { build, statement } from '../platform/database/statement.ts';
import { replacementOf, replaceRows } from '../platform/database/upsert.ts';

export type ShippingZoneRow = ShippingZone & { readonly name: LocalizedText };

export type NewZone = ShippingZoneRow & { readonly sequence_no: number };

const zonesStatement = statement('all-shipping-zones', {}, () =>
  build
    .selectFrom('shipping_zone')
    .select(['id', 'name', 'countries', 'steps'])
    .orderBy('sequence_no')
    .orderBy('id')
    .$narrowType<Pick<ShippingZoneRow, 'name' | 'steps'>>(),
);

const zoneRows = replacementOf('shipping_zone', ['id', 'name', 'countries', 'steps', 'sequence_no']);

/** Every zone, in the museum's order. */
export function readShippingZones(sql: Sql): Promise<ShippingZoneRow[]> {
  return sql.all(zonesStatement);
}

/** Makes these the zones. */
export function replaceZones(sql: Sql, zones: readonly NewZone[]): Promise<void> {
  return replaceRows(sql, zoneRows, zones);
}
