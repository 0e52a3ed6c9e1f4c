// What an act has changed, side by side and as text, for the journal's page and its file.
export type ActChange = { readonly field: string; readonly before: string; readonly after: string };

type Values = Readonly<Record<string, unknown>> | null;

/** Each field once, in the order in which the act names them. What stayed as it was is left out. */
export function actChanges(before: Values, after: Values): ActChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: text(before?.[field]), after: text(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(text).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
