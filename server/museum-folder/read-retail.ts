// What the museum sells beside visits, read from its folder and held against everything a shop needs to be right.
import type { Day } from '../../domain/museum-time.ts';
import { checkArticle } from './check-article.ts';
import { checkShipping } from './check-shipping.ts';
import { checkVoucher, checkVoucherCodes } from './check-voucher.ts';
import type { EventFile } from './event-file.ts';
import type { FolderProblem } from './folder-problem.ts';
import type { MuseumFile } from './museum-file.ts';
import { isThere, readEach, readOptional } from './read-files.ts';
import { ArticleFile, ShippingFile, VoucherCodesFile, VoucherFile } from './retail-files.ts';
import type { ReadFile } from './yaml-file.ts';

type Retail = {
  readonly articles: readonly ReadFile<ArticleFile>[];
  readonly vouchers: readonly ReadFile<VoucherFile>[];
  readonly voucherCodes: ReadFile<VoucherCodesFile> | undefined;
  readonly shipping: ReadFile<ShippingFile> | undefined;
  /** The heaviest parcel in grams, 0 without rates; undefined where they cannot be read. */
  readonly heaviest: number | undefined;
};

/** Reads `articles/`, `vouchers/`, `voucher-codes.yaml` and `shipping.yaml`. */
export async function readRetail(folder: string, problems: FolderProblem[]): Promise<Retail> {
  const shipping = await readOptional(folder, 'shipping.yaml', ShippingFile, problems);
  return {
    articles: await readEach(folder, 'articles', ArticleFile, problems),
    vouchers: await readEach(folder, 'vouchers', VoucherFile, problems),
    voucherCodes: await readOptional(folder, 'voucher-codes.yaml', VoucherCodesFile, problems),
    shipping,
    heaviest: shipping
      ? heaviestOf(shipping.value)
      : (await isThere(folder, 'shipping.yaml'))
        ? undefined
        : 0,
  };
}

function heaviestOf({ zones }: ShippingFile): number {
  return Math.max(...zones.flatMap(({ steps }) => steps.map(({ up_to_g }) => up_to_g)));
}

/** Reports everything that is wrong with it, but its pictures. */
export function checkRetail(
  { articles, vouchers, voucherCodes, shipping, heaviest }: Retail,
  museum: MuseumFile,
  events: readonly EventFile[],
  today: Day,
): void {
  for (const article of articles) checkArticle(article, museum, events, heaviest);
  checkIds(articles);
  for (const voucher of vouchers) checkVoucher(voucher, museum, today);
  checkIds(vouchers);
  if (voucherCodes) checkVoucherCodes(voucherCodes, today);
  if (shipping) checkShipping(shipping, museum);
}

function checkIds(files: readonly ReadFile<{ readonly id: string }>[]): void {
  const known = new Map<string, string>();
  for (const { value, file, report } of files) {
    const owner = known.get(value.id);
    if (owner) report(['id'], `"${value.id}" is already in ${owner}`);
    else known.set(value.id, file);
  }
}
