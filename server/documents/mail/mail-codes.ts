// The codes in the mail after an order: each as a picture that comes along with the mail, and as text beside it for readers that
// show no pictures. At the door the mail is the ticket.
import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import type { Admission, Order } from '../../../domain/orders/order.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { personsText } from '../lines/persons-text.ts';
import { qrPng } from '../pdf/qr-png.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';
import type { Picture } from './send-mail.ts';

/** So many stand in a mail; the rest in its PDF. Mail readers cut off what is longer than 100 KB. */
export const MOST_CODES = 40;

/** One admission, as both parts of the mail say it. */
export type MailCode = {
  /** What the picture is called within the mail. */
  readonly cid: string;
  readonly alt: string;
  readonly shown: number;
  /** "Adult", or a pass's holder. */
  readonly name: string;
  /** "Admits 5 people", "Ticket 1 of 2". */
  readonly facts: readonly string[];
  readonly code: string;
};

/** The codes of an order's mail, in the order of its admissions, and their pictures. */
export type MailCodes = {
  readonly of: (admissions: readonly Admission[]) => readonly MailCode[];
  readonly pictures: readonly Picture[];
};

export function mailCodes({ admissions, lines }: Order, i18n: DocumentI18n): MailCodes {
  const drawn = new Map(
    admissions.slice(0, MOST_CODES).map((admission) => [admission, qrPng(admission.barcode)] as const),
  );
  return {
    of: (wanted) =>
      wanted.flatMap((admission) => {
        const [picture, line] = [drawn.get(admission), lines[admission.line]];
        return picture && line ? [mailCode(admission, line, picture.shown, i18n)] : [];
      }),
    pictures: [...drawn].map(([admission, { png }]) => ({ cid: cidOf(admission), png })),
  };
}

/** @param shown how large its picture is, in CSS pixels */
export function mailCode(admission: Admission, line: OrderLine, shown: number, i18n: DocumentI18n): MailCode {
  const { t } = i18n;
  const { barcode, number, of } = admission;
  const pass = isPassLine(line);
  const name = (pass && line.article.owners[number - 1]?.name) || admission.name;
  const count = t(pass ? 'documents.pass.count' : 'documents.ticket.count', { number, of });
  return {
    cid: cidOf(admission),
    alt: t(pass ? 'documents.pass.code' : 'documents.ticket.code', { code: barcode }),
    shown,
    name: inert(oneLine(name)),
    facts: [personsText(admission, line, i18n), of > 1 ? count : ''].filter(Boolean),
    code: barcode,
  };
}

/** Within one mail: by line and number, as the pictures of the order's page (ADR 048). */
function cidOf({ line, number }: Admission): string {
  return `code-${line}-${number}@foyer`;
}
