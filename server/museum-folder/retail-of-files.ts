// From the files of merchandise and vouchers to what is stored: days absolute, everything given.
import { resolveDay } from '../../domain/capacity/resolve-slot-rule.ts';
import { MERCHANDISE_KIND, PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { NewArticle } from '../merchandise/change-articles.ts';
import type { NewZone } from '../shipping/change-shipping.ts';
import type { StoredPicture } from '../site/stored-picture.ts';
import type { NewVoucherCode } from '../vouchers/change-voucher-codes.ts';
import type { NewVoucher } from '../vouchers/change-vouchers.ts';
import { toBarcode } from '../vouchers/look-up-voucher-code.ts';
import { stockPoolId, voucherPool } from './plan-retail-pools.ts';
import type { ArticleFile, ShippingFile, VoucherCodesFile, VoucherFile } from './retail-files.ts';

/** The article of a file. */
export function articleOfFile(file: ArticleFile, images: readonly StoredPicture[]): NewArticle {
  return {
    id: file.id,
    product_kind: file.pass ? PASS_KIND : MERCHANDISE_KIND,
    name: file.name,
    subtitle: file.subtitle,
    description: file.description,
    images,
    categories: file.categories,
    price: file.price,
    vat_value: file.vat_value,
    weight_g: file.weight_g,
    withdrawal_days: file.withdrawal_days,
    maker: file.maker ?? null,
    responsible: file.responsible ?? null,
    warnings: file.warnings ?? { de: '' },
    valid_months: file.pass?.valid_months ?? 0,
    goes_with: file.goes_with ?? [],
    pool_id: stockPoolId(file),
    sequence_no: file.sequence_no,
  };
}

/** The voucher of a file. */
export function voucherOfFile(file: VoucherFile, picture: StoredPicture, today: Day): NewVoucher {
  return {
    id: file.id,
    group_id: file.group,
    name: file.name,
    description: file.description,
    picture,
    price: file.price,
    vat_value: file.vat_value,
    variable_amount: file.variable !== undefined,
    min_amount: file.variable?.min ?? file.price,
    max_amount: file.variable?.max ?? file.price,
    valid_months: file.valid_months,
    withdrawal_days: file.withdrawal_days,
    ends_on: file.end === undefined ? null : resolveDay(file.end, today),
    sequence_no: file.sequence_no,
  };
}

/** The codes of `voucher-codes.yaml`, spelled as they are looked up. */
export function codesOfFile(codes: VoucherCodesFile, today: Day): NewVoucherCode[] {
  return codes.map((code) => {
    const barcode = toBarcode(code.barcode);
    return {
      barcode,
      id: code.id,
      name: code.name,
      kind: code.kind,
      amount: code.amount,
      pool: voucherPool({ ...code, barcode }),
      valid_from: code.valid_from === undefined ? '' : resolveDay(code.valid_from, today),
      valid_to: code.valid_to === undefined ? '' : resolveDay(code.valid_to, today),
    };
  });
}

/** The zones of `shipping.yaml`, in their order. */
export function zonesOfFile(file: ShippingFile | undefined): NewZone[] {
  return (file?.zones ?? []).map((zone, index) => ({ ...zone, sequence_no: index + 1 }));
}
