// The tables of database/migrations/, a file for each module. Kysely's types are made from them; a test compares them
// with the migrated database. What a jsonb column holds is known by the store that writes it.
import type { ColumnType } from 'kysely';
import { admissionsTables } from './schema/admissions.ts';
import { bulkTables } from './schema/bulk.ts';
import { capacityTables } from './schema/capacity.ts';
import { closingsTables } from './schema/closings.ts';
import type { ByDefault, Identity, Tables } from './schema/column.ts';
import { customersTables } from './schema/customers.ts';
import { documentsTables } from './schema/documents.ts';
import { figuresTables } from './schema/figures.ts';
import { groupRequestsTables } from './schema/group-requests.ts';
import { guidesTables } from './schema/guides.ts';
import { jobsTables } from './schema/jobs.ts';
import { ledgerTables } from './schema/ledger.ts';
import { merchandiseTables } from './schema/merchandise.ts';
import { ordersTables } from './schema/orders.ts';
import { paymentsTables } from './schema/payments.ts';
import { programmeTables } from './schema/programme.ts';
import { searchTables } from './schema/search.ts';
import { shippingTables } from './schema/shipping.ts';
import { siteTables } from './schema/site.ts';
import { staffTables } from './schema/staff.ts';
import { ticketsTables } from './schema/tickets.ts';
import { toursTables } from './schema/tours.ts';
import { vouchersTables } from './schema/vouchers.ts';
import { waitingRoomTables } from './schema/waiting-room.ts';
import type { BoundOf, Nullable, ReadOf, SqlType } from './sql-type.ts';

export const tables = {
  ...siteTables,
  ...capacityTables,
  ...ticketsTables,
  ...toursTables,
  ...merchandiseTables,
  ...vouchersTables,
  ...shippingTables,
  ...customersTables,
  ...ordersTables,
  ...paymentsTables,
  ...ledgerTables,
  ...figuresTables,
  ...documentsTables,
  ...jobsTables,
  ...staffTables,
  ...guidesTables,
  ...groupRequestsTables,
  ...closingsTables,
  ...bulkTables,
  ...searchTables,
  ...waitingRoomTables,
  ...programmeTables,
  ...admissionsTables,
} as const satisfies Tables;

type ColumnTypeOf<Of> = Of extends Identity
  ? ColumnType<number, never, never>
  : Of extends ByDefault<infer Type>
    ? ColumnType<ReadOf<Type>, BoundOf<Type> | undefined, BoundOf<Type>>
    : Of extends Nullable<SqlType>
      ? ColumnType<ReadOf<Of>, BoundOf<Of> | undefined, BoundOf<Of>>
      : ColumnType<ReadOf<Of>, BoundOf<Of>, BoundOf<Of>>;

/** The tables as Kysely wants them. */
export type Schema = {
  [Table in keyof typeof tables]: {
    -readonly [Name in keyof (typeof tables)[Table]]: ColumnTypeOf<(typeof tables)[Table][Name]>;
  };
};
