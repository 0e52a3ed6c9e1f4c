// Under pressure, work that waits for the same database is done together: one transaction, one round trip, one sync
// for many callers. An idle process waits for nothing: a single item is a batch of one.
import { currentSpan, inSpan, runIn } from '../tracing/span.ts';

/** What waits for its turn. A plain object of the process that waits. */
export type Batches<Item, Result> = {
  /** Most items of one batch. */
  readonly size: number;
  /** Most batches that are under way at the same time. */
  readonly atOnce: number;
  /**
   * How long a batch is waited for before another one begins beside it, in milliseconds. What comes meanwhile is done together,
   * in fewer transactions; one that waits for a lock does not keep the others waiting for long.
   */
  readonly patience: number;
  readonly waiting: Waiting<Item, Result>[];
  underWay: number;
  /** Of those, the ones that are waited for. */
  awaited: number;
};

type Limits = { readonly size: number; readonly atOnce: number; readonly patience?: number };

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly run: RunBatch<Item, Result>;
  readonly resolve: (result: Result) => void;
  readonly reject: (problem: unknown) => void;
};

/** Answers one result for each item, in order; when it throws, every item of the batch fails. */
type RunBatch<Item, Result> = (items: Item[]) => Promise<Result[]>;

/** Longer than a batch takes under load. One that takes longer waits for somebody's lock. */
export const PATIENCE_MS = 50;

/** No batch is waited for unless a `patience` is given. */
export function emptyBatches<Item, Result>({ size, atOnce, patience = 0 }: Limits): Batches<Item, Result> {
  return { size, atOnce, patience, waiting: [], underWay: 0, awaited: 0 };
}

/**
 * Runs an item together with others that wait.
 * @param run what is done with a batch: that of its first item
 */
export function runInBatch<Item, Result>(
  batches: Batches<Item, Result>,
  item: Item,
  run: RunBatch<Item, Result>,
): Promise<Result> {
  return inSpan('batch', () => {
    const span = currentSpan();
    // Called when an earlier batch ends, it is still a part of its first item's request.
    const runHere: RunBatch<Item, Result> = (items) => runIn(span, () => run(items));
    return new Promise((resolve, reject) => {
      batches.waiting.push({ item, run: runHere, resolve, reject });
      // Requests of the same turn of the event loop come together.
      setImmediate(() => void runNext(batches));
    });
  });
}

async function runNext<Item, Result>(batches: Batches<Item, Result>): Promise<void> {
  const [first] = batches.waiting;
  if (!first || batches.awaited > 0 || batches.underWay >= batches.atOnce) return;
  batches.underWay += 1;
  const stopWaiting = waitForIt(batches);
  const batch = batches.waiting.splice(0, batches.size);
  try {
    const results = await first.run(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
  } catch (problem) {
    for (const { reject } of batch) reject(problem);
  } finally {
    batches.underWay -= 1;
    stopWaiting();
    void runNext(batches);
  }
}

/** The batch that begins is waited for until it takes too long, or until what is returned is called. */
function waitForIt<Item, Result>(batches: Batches<Item, Result>): () => void {
  if (batches.patience === 0) return () => {};
  batches.awaited += 1;
  let isAwaited = true;
  const stop = () => {
    clearTimeout(timer);
    if (isAwaited) batches.awaited -= 1;
    isAwaited = false;
  };
  const timer = setTimeout(() => {
    stop();
    void runNext(batches);
  }, batches.patience);
  return stop;
}
