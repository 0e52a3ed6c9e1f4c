// What was scanned or typed: the code of a ticket, however it was typed; the number of an order; or something else.

/** Tickets have 12 letters and digits; codes that a museum has brought along may be others. */
const CODE = /^[A-Z0-9]{6,32}$/;
const ORDER = /^\d{4}-\d{6,}$/;

/** A code of any kind without what people add when they type it: of a voucher, `Rest-10` is `REST10`. */
export function plainCode(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replaceAll(/[\s.\u2010-\u2015-]/g, '');
}

export type ReadCode =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'order'; readonly number: string }
  /** Of somebody else: a link, a code of another shop. */
  | { readonly kind: 'other'; readonly text: string };

export function readCode(scanned: string): ReadCode {
  const text = scanned.trim().toUpperCase();
  const number = text.replaceAll(/[\s\u2010-\u2015]+/g, '-');
  if (ORDER.test(number)) return { kind: 'order', number };
  const code = plainCode(text);
  return CODE.test(code) ? { kind: 'code', code } : { kind: 'other', text: scanned.trim() };
}
