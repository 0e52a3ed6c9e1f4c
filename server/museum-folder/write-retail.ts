// Writes what the museum sells beside visits, within the import's transaction.
import type { LocalizedText } from '../../domain/language.ts';
import { changeArticles } from '../merchandise/change-articles.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { RowChanges } from '../platform/database/upsert.ts';
import { changeShipping } from '../shipping/change-shipping.ts';
import type { StoredPicture } from '../site/stored-picture.ts';
import {
  changeVoucherCodes,
  type PendingCodes,
  type VoucherCodeChanges,
} from '../vouchers/change-voucher-codes.ts';
import { changeVouchers } from '../vouchers/change-vouchers.ts';
import type { MuseumFolder } from './read-museum-folder.ts';
import { articleOfFile, codesOfFile, voucherOfFile, zonesOfFile } from './retail-of-files.ts';

export type RetailChanges = {
  readonly articleCount: number;
  readonly articles: RowChanges;
  readonly voucherCount: number;
  readonly vouchers: RowChanges;
  readonly codeCount: number;
  readonly codes: VoucherCodeChanges;
  readonly zoneCount: number;
};

type FindPicture = (picture: { readonly file: string; readonly alt: LocalizedText }) => StoredPicture;

/** The pools of stocks must be there. What codes are worth follows once slots are locked. */
export async function writeRetail(
  sql: Sql,
  { museum, articles, vouchers, voucherCodes, shipping, today }: MuseumFolder,
  find: FindPicture,
): Promise<Omit<RetailChanges, 'codes'> & { readonly codes: PendingCodes }> {
  const zones = zonesOfFile(shipping);
  await changeShipping(sql, zones);
  return {
    articleCount: articles.length,
    articles: await changeArticles(
      sql,
      articles.map((article) => articleOfFile(article, article.images.map(find))),
      museum.article_categories ?? [],
    ),
    voucherCount: vouchers.length,
    vouchers: await changeVouchers(
      sql,
      vouchers.map((voucher) => voucherOfFile(voucher, find(voucher.picture), today)),
      museum.voucher_groups ?? [],
    ),
    codeCount: voucherCodes.length,
    codes: await changeVoucherCodes(sql, codesOfFile(voucherCodes, today)),
    zoneCount: zones.length,
  };
}
