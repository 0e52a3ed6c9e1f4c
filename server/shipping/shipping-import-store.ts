// The SQL with which an import writes the shipping zones. Orders keep what they paid, so nothing refers to a zone.
import type { LocalizedText } from '../../domain/language.ts';
import type { ShippingZone } from '../../domain/shipping/shipping-cost.ts';
import { json, type Sql, type Statement } from '../database/sql.ts';

export type NewZone = ShippingZone & { readonly name: LocalizedText; readonly sequence_no: number };

const dropStatement: Statement<never> = {
  name: 'drop-shipping-zones',
  text: 'delete from shipping_zone where id <> all ($1::text[])',
};
const putStatement: Statement<never> = {
  name: 'put-shipping-zones',
  text: `
    insert into shipping_zone (id, name, countries, steps, sequence_no)
    select id, name, countries, steps, sequence_no from jsonb_to_recordset($1)
      as z (id text, name jsonb, countries text[], steps jsonb, sequence_no int)
    on conflict (id) do update set name = excluded.name, countries = excluded.countries, steps = excluded.steps,
      sequence_no = excluded.sequence_no`,
};

/** Makes these the zones. */
export const replaceZones = async (sql: Sql, zones: readonly NewZone[]): Promise<void> => {
  await sql.named(dropStatement, [zones.map(({ id }) => id)]);
  await sql.named(putStatement, [json(zones)]);
};
