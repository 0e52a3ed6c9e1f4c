// What XRechnung asks for beyond EN 16931 (BR-DE-3 to BR-DE-11, PEPPOL-EN16931-R010 and -R020) and an invoice can lack.
import type { EInvoice } from './e-invoice.ts';

export type XRechnungGap =
  | 'BT-34'
  | 'BT-37'
  | 'BT-38'
  | 'BT-42'
  | 'BT-49'
  | 'BT-52'
  | 'BT-53'
  | 'BT-77'
  | 'BT-78';

/** What hinders an e-invoice from being an XRechnung: whoever gets one that lacks it must refuse it. */
export function xRechnungGaps({ invoice, phone }: EInvoice): XRechnungGap[] {
  const { issuer, buyer, shipping } = invoice.content;
  const gaps: readonly (XRechnungGap | false)[] = [
    isBlank(issuer.email) && 'BT-34',
    isBlank(issuer.address.city) && 'BT-37',
    isBlank(issuer.address.zip) && 'BT-38',
    isBlank(phone) && 'BT-42',
    isBlank(buyer.email) && 'BT-49',
    isBlank(buyer.address.city) && 'BT-52',
    isBlank(buyer.address.zip) && 'BT-53',
    shipping !== null && isBlank(shipping.city) && 'BT-77',
    shipping !== null && isBlank(shipping.zip) && 'BT-78',
  ];
  return gaps.filter((gap) => gap !== false);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
