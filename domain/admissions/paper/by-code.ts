/** For whoever holds a ticket without a name: the same order on paper and on the screen, whatever the language. */
export function sortedByCode<Row extends { readonly code: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0));
}
