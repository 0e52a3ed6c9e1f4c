// What Mollie sends by itself: `id=tr_…` in a form, without a signature. It says nothing but that there may be something to
// ask about, so a forged one changes nothing. Ids that the shop does not know are answered like all others, as Mollie
// advises: nobody learns which payments there are.
import type { ParsedWebhook } from '../payment-provider.ts';

/** Undefined when the body is no form with an id. */
export function parseMollieWebhook(rawBody: string): ParsedWebhook | undefined {
  const id = new URLSearchParams(rawBody).get('id');
  if (!id) return undefined;
  return { events: [{ reference: id }], answer: { status: 200 } };
}
