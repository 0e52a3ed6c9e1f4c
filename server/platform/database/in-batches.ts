import { emptyBatches, runInBatch } from './batches.ts';

/**
 * Makes a function of one item out of a function of many.
 * @param run answers one result per item, in order; when it throws, every item of the batch fails
 * @param limits `size`: items per batch; `atOnce`: batches under way at the same time
 */
export function inBatches<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  limits: { size: number; atOnce: number },
): (item: Item) => Promise<Result> {
  const batches = emptyBatches<Item, Result>(limits);
  return (item) => runInBatch(batches, item, run);
}
