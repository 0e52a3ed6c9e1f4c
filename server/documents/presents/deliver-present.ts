// Sends a present (ADR 080), once, as the mail of an order (ADR 051). It has nothing of the order in it: not even its ids name
// the order, whose page its id would open.
import { createHash } from 'node:crypto';
import { shopAddress, shopPaths, withSecret } from '../../../domain/addresses.ts';
import { defaultLanguage, inLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import type { IssuedVoucher, Order } from '../../../domain/orders/order.ts';
import { vouchersOfLine } from '../../../domain/orders/order-presents.ts';
import type { Present } from '../../../domain/vouchers/present.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import { PointlessToRetry } from '../../platform/jobs/job-errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { openVouchers } from '../../vouchers/issue-vouchers.ts';
import {
  notePresentRefused,
  notePresentSent,
  type PresentKey,
  presentMailId,
  presentsOf,
} from '../../vouchers/presents/presents.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { PRESENT_MAIL } from '../mail/mail-kinds.ts';
import { wasMailSent } from '../mail/mail-store.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { type VoucherPictures, voucherPictures } from '../museum/voucher-pictures.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { presentMail } from './present-mail.ts';

export type PresentShop = MailShop & { readonly jobs: Pick<Jobs, 'write'> };

/** Sends a present, unless it has left already or its order was taken back. */
export async function deliverPresent(shop: PresentShop, key: PresentKey): Promise<void> {
  const note = { subjectId: presentMailId(key), kind: PRESENT_MAIL };
  try {
    await sendOnce(shop, note, () => writeMail(shop, key));
  } catch (error) {
    if (error instanceof PointlessToRetry) await notePresentRefused(shop, key, shop.now());
    throw error;
  }
  if (await wasMailSent(shop.database, note.subjectId, note.kind))
    await notePresentSent(shop.database, key, shop.now());
}

async function writeMail(shop: MailShop, key: PresentKey): Promise<Mail | undefined> {
  const { database, museum, printer, config } = shop;
  const order = await reviewOrder(shop, key.booking_id);
  const present = order && presentIn(order, key.line);
  const due = (await presentsOf(database, key.booking_id)).find(({ line }) => line === key.line)?.due_at;
  if (order?.state !== 'confirmed' || !present || !due) return undefined;
  const language = languageOf(present, order, museum.settings.languages);
  const [first, ...more] = await vouchersToSend(shop, order, key.line, language);
  if (!first) return undefined;
  const documentMuseum = orderMuseum(museum, shop.imported, language, order, config.publicUrl);
  const pictures = await voucherPictures(shop, order.lines, language);
  const paper = presentPaper(order, language, [first, ...more]);
  const pdf = await printer.printOnce(key.booking_id, {
    kind: 'vouchers',
    order: paper,
    museum: documentMuseum,
    pictures: picturesOf(pictures, order, key.line),
  });
  const page = shopAddress(config.publicUrl, language, shopPaths.redeem());
  const id = unrelatedId(key);
  return {
    to: present.email,
    ...presentMail({
      language,
      museum: documentMuseum,
      to: present.to,
      from: present.from,
      vouchers: [first, ...more],
      picture: pictures[order.lines[key.line]?.id ?? ''],
      redeem: withSecret(page, [first, ...more].map(({ barcode }) => barcode).join('.')),
    }),
    attachments: [
      {
        filename: `${documentI18n(paper, documentMuseum).t('documents.file.vouchers')}.pdf`,
        contentType: 'application/pdf',
        content: pdf,
      },
    ],
    messageId: messageIdOf(PRESENT_MAIL, id, config.publicUrl),
    date: due,
    fileName: mailFileName(due, `${PRESENT_MAIL}-${id}`),
    order: order.number,
  };
}

function presentIn({ lines }: Order, line: number): Present | undefined {
  const bought = lines[line];
  return bought && 'voucher' in bought ? bought.voucher.present : undefined;
}

/** The one that the buyer chose for the recipient, or the one in which they bought, if the museum still speaks it. */
function languageOf({ language }: Present, order: Order, offered: readonly string[]): Language {
  const wanted = [language, order.language].filter(isLanguage);
  return wanted.find((one) => offered.includes(one)) ?? defaultLanguage(offered);
}

/** Those that were not closed, named in the recipient's language. */
async function vouchersToSend(
  { database, imported }: MailShop,
  order: Order,
  line: number,
  language: Language,
): Promise<IssuedVoucher[]> {
  const open = new Set(await openVouchers(database, order.booking_id));
  const product = imported.vouchers.byId.get(order.lines[line]?.id ?? '');
  return vouchersOfLine(order, line)
    .filter(({ barcode }) => open.has(barcode))
    .map((voucher) => (product ? { ...voucher, name: inLanguage(product.name, language) } : voucher));
}

/** All that its PDF is drawn from: nothing of the buyer, nor of the order's number. */
function presentPaper({ date, lines }: Order, language: Language, vouchers: Order['vouchers']) {
  return { language, date, number: '', lines: lines.map(({ type, id }) => ({ type, id })), vouchers };
}

function picturesOf(pictures: VoucherPictures, { lines }: Order, line: number): VoucherPictures {
  const id = lines[line]?.id ?? '';
  return pictures[id] ? { [id]: pictures[id] } : {};
}

/** The same for every try at this mail; the order's own id would open its page. */
function unrelatedId(key: PresentKey): string {
  return createHash('sha256').update(presentMailId(key)).digest('hex').slice(0, 24);
}
