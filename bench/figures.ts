// Prints each figure beside its target and marks those that miss it.

export type Target = { readonly atLeast: number } | { readonly atMost: number } | undefined;

/** The median of several values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

let missed = 0;

export function heading(text: string): void {
  console.log(`\n${text}`);
}

/** Prints one line: the name of a figure, its value and its target. */
export function figure(name: string, value: number, unit: string, target?: Target): void {
  const good = met(value, target);
  if (!good) missed += 1;
  const mark = target ? (good ? 'ok ' : 'SHORT') : '';
  console.log(
    `  ${name.padEnd(58)} ${`${round(value)} ${unit}`.padStart(16)}   ${targetText(target).padEnd(16)} ${mark}`,
  );
}

/** Prints the last line: how many targets were missed. */
export function summary(): void {
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} figures fall short of their target.`);
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);
}

function met(value: number, target: Target): boolean {
  return !target || ('atLeast' in target ? value >= target.atLeast : value <= target.atMost);
}

function targetText(target: Target): string {
  return !target ? '' : 'atLeast' in target ? `target ≥ ${target.atLeast}` : `target ≤ ${target.atMost}`;
}
