/** Characters that XML 1.0 cannot hold, even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for XML, between elements and in attributes alike. */
export function escapeXml(content: string): string {
  return content
    .replace(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
