/** `5`, `5.00` or `5,00` in cents; 0 for nothing typed, undefined for what is no amount. */
export function typedCents(typed: string): number | undefined {
  if (typed.trim() === '') return 0;
  const [, whole, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0') || '0');
}
