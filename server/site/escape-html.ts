// Text that a page's own marks must not end.

/** Text within an attribute's double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON that cannot end its script element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Text between marks, and within an attribute's double quotes. */
export const escapeText = (text: string): string => escapeAttribute(text).replaceAll('>', '&gt;');
