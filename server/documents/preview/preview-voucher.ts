// How a voucher will look before it is bought (ADR 080): the same PDF and the same mail, with a code that is none.
import type { Language } from '../../../domain/language.ts';
import { inLanguage, isLanguage } from '../../../domain/language.ts';
import type { IssuedVoucher } from '../../../domain/orders/order.ts';
import { amountProblem, MOST_GREETING } from '../../../domain/vouchers/voucher-amount.ts';
import { voucherValidity } from '../../../domain/vouchers/voucher-validity.ts';
import type { VoucherRow } from '../../vouchers/voucher-catalogue.ts';
import type { PapersShop } from '../documents-shop.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { type VoucherPictures, voucherPictures } from '../museum/voucher-pictures.ts';
import { presentMail } from '../presents/present-mail.ts';
import { oneLine } from '../text/one-line.ts';

/** What the form of a voucher's page sends, all of it text. */
export type PreviewForm = {
  readonly voucher: string;
  readonly language: string;
  /** Cents. */
  readonly amount: string;
  readonly greeting: string;
  readonly to: string;
  readonly from: string;
};

/** No real code looks like this. */
const SAMPLE_CODE = 'XXXXXXXXXXXX';
const MOST_NAME = 100;

type Sample = {
  readonly language: Language;
  readonly museum: DocumentMuseum;
  readonly voucher: IssuedVoucher;
  readonly id: string;
  readonly pictures: VoucherPictures;
};

/** Undefined for a voucher that is not sold. */
async function sampleOf(shop: PapersShop, form: PreviewForm): Promise<Sample | undefined> {
  const row = shop.imported.vouchers.byId.get(form.voucher);
  if (!row) return undefined;
  const [first = 'de', ...more] = shop.museum.settings.languages.filter(isLanguage);
  const language = [first, ...more].find((offered) => offered === form.language) ?? first;
  const lines = [{ type: 'voucher', id: row.id }] as const;
  return {
    language,
    museum: orderMuseum(shop.museum, shop.imported, language, { lines }, shop.config.publicUrl),
    voucher: sampleVoucher(row, form, language, shop.clock.toInstant(shop.clock.now())),
    id: row.id,
    pictures: await voucherPictures(shop, lines, language),
  };
}

function sampleVoucher(row: VoucherRow, form: PreviewForm, language: Language, now: Date): IssuedVoucher {
  const amount = Number(form.amount);
  return {
    line: 0,
    barcode: SAMPLE_CODE,
    name: inLanguage(row.name, language),
    amount: amountProblem(row, amount) ? row.price : amount,
    ...voucherValidity(now, row.valid_months),
    greeting: form.greeting.trim().slice(0, MOST_GREETING),
  };
}

/** The PDF, with "Sample" across it. @param admit asked before it is drawn; it throws to refuse */
export async function previewPdf(
  shop: PapersShop,
  form: PreviewForm,
  admit: () => Promise<void>,
): Promise<Buffer | undefined> {
  const sample = await sampleOf(shop, form);
  if (!sample) return undefined;
  await admit();
  const { language, museum, voucher, id, pictures } = sample;
  const lines = [{ type: 'voucher' as const, id }];
  const order = { language, date: shop.clock.now(), number: '', lines, vouchers: [voucher] };
  return shop.printer.print({ kind: 'vouchers', order, museum, pictures, sample: true });
}

/** The mail of a present as a page: its pictures are in it, its button leads nowhere. */
export async function previewMail(shop: PapersShop, form: PreviewForm): Promise<string | undefined> {
  const sample = await sampleOf(shop, form);
  if (!sample) return undefined;
  const { html, pictures = [] } = presentMail({
    ...sample,
    to: nameOf(form.to),
    from: nameOf(form.from),
    vouchers: [sample.voucher],
    picture: sample.pictures[sample.id],
    redeem: '#',
    sample: true,
  });
  return pictures.reduce((page, { cid, ...picture }) => {
    const [type, bytes] = 'png' in picture ? ['png', picture.png] : ['jpeg', picture.jpeg];
    return page.replaceAll(`cid:${cid}`, `data:image/${type};base64,${bytes.toString('base64')}`);
  }, html);
}

/** A name that is still to be typed is shown as a gap. */
function nameOf(typed: string): string {
  return oneLine(typed).slice(0, MOST_NAME) || '…';
}
