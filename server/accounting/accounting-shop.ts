import { settingsPart } from '../museum-folder/settings-part.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Museum } from '../site/museum.ts';
import { AccountingFields, type Datev } from './folder/accounting-fields.ts';

/** What the accountant's files need of a shop. */
export type AccountingShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly clock: MuseumClock;
  readonly museum: Museum;
};

/** After how many days a day is closed by itself; undefined where none is. */
export function closeAfterDays({ museum }: Pick<AccountingShop, 'museum'>): number | undefined {
  return settingsPart(museum.settings, AccountingFields).accountant?.close_after_days;
}

/** The accountant's accounts; undefined where the museum has set none. */
export function datevOf({ museum }: Pick<AccountingShop, 'museum'>): Datev | undefined {
  return settingsPart(museum.settings, AccountingFields).accountant?.datev;
}
