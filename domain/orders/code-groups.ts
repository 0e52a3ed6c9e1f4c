/** A code in groups of four, which read better aloud and when typed. Codes from elsewhere, with other signs, stay as they are. */
export function codeGroups(code: string): string {
  return /[^A-Za-z0-9]/.test(code) ? code : (code.match(/.{1,4}/g) ?? []).join(' ');
}
