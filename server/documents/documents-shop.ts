import type { Database } from '../platform/database/sql.ts';
import type { DirectoryConfig } from '../platform/directory-config.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Museum } from '../site/museum.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import type { VoucherCatalogue } from '../vouchers/voucher-catalogue.ts';
import type { KeepingPrinter } from './kept/keeping-printer.ts';
import type { Mailer } from './mail/send-mail.ts';

/** What the papers of an order need of a shop. */
export type PapersShop = {
  readonly database: Database;
  readonly config: { readonly publicUrl: string };
  readonly museum: Museum;
  /** Documents also name products that are no longer on sale. */
  readonly imported: Catalogue & { readonly vouchers: Pick<VoucherCatalogue, 'byId'> };
  readonly clock: MuseumClock;
  readonly printer: KeepingPrinter;
};

/** What mails need of a shop. */
export type MailShop = PapersShop & {
  readonly mailer: Mailer;
  readonly now: () => Date;
  /** Where staff signs in, if not here: then there is no password to be forgotten. */
  readonly config: { readonly directory: DirectoryConfig | undefined };
};
