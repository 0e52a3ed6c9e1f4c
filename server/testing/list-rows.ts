/** The rows of a list, the columns' names first, without the quotes that a cell does not need. */
export function listRows(text: string): string[] {
  return text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((row) => row.replace(/(?<=^|;)"([^";]*)"(?=;|$)/g, '$1'));
}
