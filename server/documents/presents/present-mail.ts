// The mail that somebody gets a voucher by (ADR 080): who gives it, the museum's picture and the greeting, what it is worth,
// the code as a picture and as text, and one button that opens the shop with it. Prices, order and buyer's address are not
// the recipient's business.
import { logoPictures } from '../mail/mail-look.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { Picture } from '../mail/send-mail.ts';
import { qrPng } from '../pdf/qr-png.ts';
import { codeCid, PICTURE_CID, type PresentMailInput, presentContent } from './present-mail-content.ts';
import { presentHtml, presentText } from './present-mail-parts.ts';

/** Subject, both parts and the pictures in them. */
export function presentMail(input: PresentMailInput): OrderMail {
  const content = presentContent(input);
  return {
    subject: content.subject,
    html: presentHtml(content),
    text: presentText(content),
    pictures: picturesOf(input),
  };
}

function picturesOf({ museum, vouchers, picture }: PresentMailInput): Picture[] {
  return [
    ...logoPictures(museum),
    ...(picture ? [{ cid: PICTURE_CID, jpeg: Buffer.from(picture.jpeg, 'base64') }] : []),
    ...vouchers.map(({ barcode }, index) => ({ cid: codeCid(index), png: qrPng(barcode).png })),
  ];
}
