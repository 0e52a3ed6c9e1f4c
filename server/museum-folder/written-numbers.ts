// Amounts and rates that were written so that they can be read in two ways: `8.00` is 8 cents for YAML and 800 for whoever
// wrote it. They are refused with both readings, for a price must not be a guess.
import type { TSchema } from 'typebox';
import { numbersOf } from './schema-numbers.ts';
import type { SchemaProblem } from './schema-problems.ts';

/**
 * Reports every amount and rate that can be misread.
 * @param sourceOf a value as the file writes it; undefined where it is no single value
 */
export function writtenNumberProblems(
  schema: TSchema,
  value: unknown,
  sourceOf: (path: readonly string[]) => string | undefined,
): SchemaProblem[] {
  return numbersOf(schema, value).flatMap((found) => {
    const { kind, path } = found;
    const reason = kind === 'cents' ? amountProblem(sourceOf(path) ?? '') : rateProblem(found.value);
    return reason === undefined ? [] : [{ path, reason }];
  });
}

function amountProblem(source: string): string | undefined {
  if (!/\d/.test(source) || /^[+-]?\d+$/.test(source)) return undefined;
  const [, whole, fraction] = /^(\d+)[.,](\d{1,2})$/.exec(source) ?? [];
  if (whole === undefined || fraction === undefined)
    return `"${source}" must be whole cents, written with digits alone: 1250 for 12.50`;
  const cents = Number(`${whole}${fraction.padEnd(2, '0')}`);
  if (cents === 0) return undefined;
  return Number(fraction) > 0
    ? `"${source}" must be whole cents: write ${cents} for ${inMoney(cents)}`
    : `"${source}" can be read in two ways: write ${cents} for ${inMoney(cents)}, or ${Number(whole)} for ${inMoney(Number(whole))}`;
}

function inMoney(cents: number): string {
  return (cents / 100).toFixed(2);
}

function rateProblem(value: unknown): string | undefined {
  if (typeof value !== 'number' || value <= 0 || value >= 1) return undefined;
  return `${value} is less than one percent: write ${Math.round(value * 10_000) / 100} for ${Math.round(value * 10_000) / 100} %`;
}
