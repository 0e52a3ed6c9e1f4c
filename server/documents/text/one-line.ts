/** A visitor's or museum's text within one line: no breaks, so that nothing can pose as a header or a paragraph. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
