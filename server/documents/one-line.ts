/** A visitor's or museum's text within one line: no breaks, so that nothing can pose as a header or a paragraph. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
