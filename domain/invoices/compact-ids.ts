// Ids as they are stored and sent. Not with their checks, so that a page that sends them need not load the forms of all countries.

/** A VAT id without spaces, dots and hyphens, in capitals. */
export function compactVatId(text: string): string {
  return text.replace(/[\s.-]+/g, '').toUpperCase();
}

/** A routing id without spaces, in capitals. */
export function compactRoutingId(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}
