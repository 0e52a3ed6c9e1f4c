// DATEV takes gross amounts and computes VAT itself, row by row; the ledger has net amounts and the VAT of an order's rate. So
// gross amounts are chosen such that DATEV finds the ledger's net amounts to the cent, and as far as any can do so, its VAT.
import type { Cents } from '../money.ts';

/** What DATEV makes of a gross amount. */
export function netAmount(gross: Cents, rate: number): Cents {
  const net = Math.round((Math.abs(gross) * 100) / (100 + rate));
  return gross < 0 ? 0 - net : net;
}

/**
 * Gross amounts for net ones at one rate.
 * @param tax the rate's VAT, in cents, as the ledger has it
 * @returns one for each net amount, and what is left of the VAT, in cents: 0, or a few that no gross amount gives
 */
export function grossAmounts(
  nets: readonly Cents[],
  tax: Cents,
  rate: number,
): { readonly gross: readonly Cents[]; readonly rest: Cents } {
  const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0);
  const gross = nets.map((net) => Math.sign(net) * Math.round((Math.abs(net) * (100 + rate)) / 100));
  let rest = sum(nets) + tax - sum(gross);
  for (const [index, net] of nets.entries()) {
    const step = Math.sign(rest);
    while (rest !== 0 && netAmount((gross[index] as Cents) + step, rate) === net) {
      gross[index] = (gross[index] as Cents) + step;
      rest -= step;
    }
  }
  return { gross, rest };
}
