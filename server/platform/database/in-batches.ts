// Under pressure, work that waits for the same database is done together: one transaction, one round trip, one sync
// for many callers. An idle process waits for nothing: a single item is a batch of one.
/**
 * Makes a function of one item out of a function of many.
 * @param run answers one result per item, in order; when it throws, every item of the batch fails
 * @param limits `size`: items per batch; `atOnce`: batches under way at the same time
 */
export function inBatches<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  limits: { size: number; atOnce: number },
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (problem: unknown) => void };
  const queue: Waiting[] = [];
  let underWay = 0;

  const next = async () => {
    if (underWay >= limits.atOnce || queue.length === 0) return;
    underWay += 1;
    const batch = queue.splice(0, limits.size);
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (problem) {
      for (const { reject } of batch) reject(problem);
    } finally {
      underWay -= 1;
      void next();
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // Requests of the same turn of the event loop come together.
      setImmediate(() => void next());
    });
}
