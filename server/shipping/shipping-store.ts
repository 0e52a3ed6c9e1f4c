// The SQL of what sending costs (table `shipping_zone`), read whole: a museum has a handful of zones.
import type { LocalizedText } from '../../domain/language.ts';
import type { ShippingZone } from '../../domain/shipping/shipping-cost.ts';
import type { Sql, Statement } from '../database/sql.ts';

export type ShippingZoneRow = ShippingZone & { readonly name: LocalizedText };

const zonesStatement: Statement<ShippingZoneRow> = {
  name: 'all-shipping-zones',
  text: 'select id, name, countries, steps from shipping_zone order by sequence_no, id',
};

/** Every zone, in the museum's order. */
export const readShippingZones = (sql: Sql): Promise<ShippingZoneRow[]> => sql.named(zonesStatement, []);
