// The subtickets of a line: how they are read from storage, sent and taxed.
import { isPriced } from '../products/stored-line.ts';
import type { VatPart } from '../products/vat.ts';
import type { LineSubticket } from './ticket-line.ts';

export function areSubtickets(value: unknown): boolean {
  return Array.isArray(value) && value.every(isPriced);
}

/** The counts as a cart item sends them. */
export function subticketCounts(subtickets: readonly LineSubticket[]): { id: string; count: number }[] {
  return subtickets.map(({ id, count }) => ({ id, count }));
}

export function subticketVat(subtickets: readonly LineSubticket[]): VatPart[] {
  return subtickets.map((part) => ({ vat_value: part.vat_value, gross: part.price * part.count }));
}
