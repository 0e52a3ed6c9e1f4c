// How values travel to and from the database: one rule for both drivers, which by themselves disagree.
/** Readers by type id, with the id of their array type: int8 and numeric are numbers, a date stays `YYYY-MM-DD`. */
export const readers = [
  { id: 20, arrayId: 1016, read: count },
  { id: 1700, arrayId: 1231, read: Number },
  { id: 1082, arrayId: 1182, read: asIs },
] as const;

/**
 * A value as both drivers pass it on unchanged: an array as PostgreSQL's own `{…}` text, a Date as its instant,
 * bytes as they are (read back as a Uint8Array).
 * @throws TypeError for a plain object, which one driver would guess to be JSON: use `json`
 */
export function toParameter(value: unknown): string | number | boolean | Uint8Array | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(',')}}`;
  throw new TypeError(
    `${Object.prototype.toString.call(value)} is no SQL parameter; jsonb is passed with json()`,
  );
}

function arrayElement(value: unknown): string {
  const parameter = toParameter(value);
  if (parameter === null) return 'NULL';
  return Array.isArray(value) ? String(parameter) : quoted(String(parameter));
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function count(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be exact`);
  return value;
}

function asIs(text: string): string {
  return text;
}
