// What somebody typed in a long form and has not saved, kept by the browser until they come back: after a reload, a closed tab, or
// the end of a session. It is theirs alone, and gone after a day, as files are that no draft uses; signing out forgets it.

const PREFIX = 'foyer-typed:';
const DAY_MS = 24 * 3600 * 1000;

export type KeptTyping<Value> = {
  /** What the form held before anything was typed: if that is different now, somebody has changed it since. */
  readonly before: Value;
  readonly value: Value;
};

type Stored = KeptTyping<unknown> & { readonly at: number };

/** @param name of the form, and of whoever types in it */
export function readTyping<Value>(name: string, now = Date.now()): KeptTyping<Value> | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const { at, before, value } = JSON.parse(text ?? '{}') as Partial<Stored>;
    if (at === undefined || before === undefined || value === undefined) return undefined;
    return isOver(at, now) ? undefined : ({ before, value } as KeptTyping<Value>);
  } catch {
    // Without storage, or of another version of the office.
    return undefined;
  }
}

/** Returns whether the browser keeps it. */
export function keepTyping<Value>(name: string, typed: KeptTyping<Value>, now = Date.now()): boolean {
  try {
    dropOld(now);
    localStorage.setItem(PREFIX + name, JSON.stringify({ ...typed, at: now }));
    return true;
  } catch {
    // Storage is full or forbidden.
    return false;
  }
}

export function forgetTyping(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then there is nothing to forget.
  }
}

/** Whoever signs out leaves nothing on the device. */
export function forgetAllTyping(): void {
  try {
    for (const key of keysOfTyping()) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function keysOfTyping(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function dropOld(now: number): void {
  for (const key of keysOfTyping()) {
    const { at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored>;
    if (at === undefined || isOver(at, now)) localStorage.removeItem(key);
  }
}

function isOver(at: number, now: number): boolean {
  return now - at > DAY_MS;
}
