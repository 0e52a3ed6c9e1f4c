// The words of every kind of product: the list that documents and mails read.
import type { OrderLine, ProductType } from '../../../domain/product-kinds.ts';
import { donationWords } from './donation-texts.ts';
import { merchandiseWords } from './merchandise-texts.ts';
import type { ProductWords } from './product-texts.ts';
import { visitWords } from './ticket-texts.ts';
import { voucherWords } from './voucher-texts.ts';

const WORDS: Readonly<Record<ProductType, ProductWords<OrderLine>>> = {
  ticket: visitWords,
  dayTicket: visitWords,
  guidedTour: visitWords,
  merchandise: merchandiseWords,
  voucher: voucherWords,
  donation: donationWords,
};

/** What documents and mails say of a line. */
export function wordsOf({ type }: OrderLine): ProductWords<OrderLine> {
  return WORDS[type];
}
