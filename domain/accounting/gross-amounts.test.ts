import { expect, test } from 'vitest';
import { grossAmounts } from './gross-amounts.ts';

test.each<[nets: number[], tax: number, rate: number, gross: number[], rest: number, what: string]>([
  [[1000], 70, 7, [1070], 0, 'one amount is net and VAT'],
  [[7], 1, 7, [8], 0, 'eight cents have a net of seven as well as seven cents do: the VAT decides'],
  [[7], 0, 7, [7], 0, 'and so it does here'],
  [[-1000], -70, 7, [-1070], 0, 'what is given back'],
  [[1000, 500], 105, 7, [1070, 535], 0, 'two accounts of one rate'],
  [[1000, 500], 106, 7, [1070, 535], 1, 'a cent that no gross amount gives is left'],
  [[], -70, 7, [], -70, 'VAT without sales, as of a voucher that is taxed when it is sold'],
  [[1000], 0, 0, [1000], 0, 'without VAT'],
])('%j net and %i VAT at %i percent', (nets, tax, rate, gross, rest) => {
  expect(grossAmounts(nets, tax, rate)).toEqual({ gross, rest });
});
