// The page of the test's Mollie on which a visitor pays, plain HTML: `GET /checkout/PAYMENT`, and its buttons.
import type { MollieBooks, PeerMolliePayment } from './mollie-peer-books.ts';

export type MolliePage = { readonly status: number; readonly html: string } | { readonly location: string };

/** Whose account it is: not the visitor's. */
const PAYER = { consumerName: 'Grace Hopper', consumerAccount: 'grace@example.org' };

/** What a visitor gets at `/checkout/PAYMENT`; undefined at other addresses. */
export function molliePage(
  { payments }: MollieBooks,
  { path, pressed }: { readonly path: string; readonly pressed: string | null },
): MolliePage | undefined {
  const [, id] = /^\/checkout\/(\w+)$/.exec(path) ?? [];
  if (!id) return undefined;
  const payment = payments.get(id);
  if (payment?.status !== 'open') return { status: 404, html: page('This payment has expired.') };
  return pressed === null ? { status: 200, html: page(buttonsFor(payment)) } : press(payment, pressed);
}

function press(payment: PeerMolliePayment, pressed: string): MolliePage {
  const { redirectUrl, cancelUrl = redirectUrl } = payment.request;
  if (pressed === 'back') {
    payment.status = 'canceled';
    return { location: cancelUrl };
  }
  Object.assign(payment, pressed === 'pay' ? { status: 'paid', payer: PAYER } : { status: 'failed' });
  return { location: redirectUrl };
}

function buttonsFor({ request: { amount, method } }: PeerMolliePayment): string {
  return `<p>${amount.value} ${amount.currency} by ${method}</p>
    <form method="post">
      <button name="pressed" value="pay">Pay</button>
      <button name="pressed" value="fail">Fail</button>
      <button name="pressed" value="back">Back</button>
    </form>`;
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><title>Mollie of the tests</title><h1>Mollie of the tests</h1>${content}</html>`;
}
