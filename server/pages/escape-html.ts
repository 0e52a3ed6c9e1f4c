// Escapes text for HTML, so that it cannot end the element or the attribute that holds it.
/** Text within an attribute's double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON that cannot end its script element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Text between tags, and within an attribute's double quotes. */
export function escapeText(text: string): string {
  return escapeAttribute(text).replaceAll('>', '&gt;');
}
