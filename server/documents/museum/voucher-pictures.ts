// The museum's pictures of the vouchers that an order bought, for their PDF and the mail of a present.
import { inLanguage, type Language } from '../../../domain/language.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { printedPicture } from '../../pages/printed-picture.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { VoucherCatalogue } from '../../vouchers/voucher-catalogue.ts';

export type VoucherPicture = {
  /** Base64, because it goes to another thread, and into the digest of a document. */
  readonly jpeg: string;
  readonly alt: string;
  /** width / height */
  readonly ratio: number;
};

/** By the voucher's id. One that left the museum's folder has none. */
export type VoucherPictures = Readonly<Record<string, VoucherPicture>>;

type PicturesShop = {
  readonly database: Sql;
  readonly imported: { readonly vouchers: Pick<VoucherCatalogue, 'byId'> };
};

export async function voucherPictures(
  { database, imported }: PicturesShop,
  lines: readonly Pick<Order['lines'][number], 'type' | 'id'>[],
  language: Language,
): Promise<VoucherPictures> {
  const pictures: Record<string, VoucherPicture> = {};
  for (const { type, id } of lines) {
    const picture = type === 'voucher' ? imported.vouchers.byId.get(id)?.picture : undefined;
    const printed = picture && (await printedPicture(database, picture.src));
    if (picture && printed)
      pictures[id] = {
        jpeg: printed.toString('base64'),
        alt: inLanguage(picture.alt, language),
        ratio: picture.ratio,
      };
  }
  return pictures;
}
