// Checks values from the browser's storage, which may come from an older version of the shop, be truncated, or be
// edited by hand.

/** An object with unknown fields. */
export type Stored = Readonly<Record<string, unknown>>;

export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function areWhole(value: Stored, ...names: string[]): boolean {
  return names.every((name) => Number.isSafeInteger(value[name]));
}

export function areTexts(value: Stored, ...names: string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}

/** A rate of VAT in percent. */
export function isRate(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

export function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

export function isFlag(value: unknown): boolean {
  return value === 0 || value === 1;
}

/** Does it have id, name, price, count and rate, as most lines and their parts do? */
export function isPriced(value: unknown): value is Stored {
  return (
    isStored(value) &&
    areTexts(value, 'id', 'name') &&
    areWhole(value, 'price') &&
    isCount(value.count) &&
    isRate(value.vat_value)
  );
}
