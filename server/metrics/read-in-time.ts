// Figures from the database are read when somebody asks for them, at most every few seconds, and never waited for long: a
// monitor must get an answer most of all while the database is slow.

/** As long as any answer may take a monitor that asks every fifteen seconds. */
const PATIENCE_MS = 2_000;
const FRESH_MS = 5_000;

/**
 * Remembers what was read for five seconds.
 * @returns undefined while it cannot be read, or not in time
 */
export function readInTime<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let known: { readonly value: Promise<Value | undefined>; readonly until: number } | undefined;
  return () => {
    if (known && performance.now() < known.until) return known.value;
    const value = inTime(read);
    known = { value, until: performance.now() + FRESH_MS };
    return value;
  };
}

function inTime<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS);
    read().then(
      (value) => {
        clearTimeout(late);
        resolve(value);
      },
      () => {
        clearTimeout(late);
        resolve(undefined);
      },
    );
  });
}
