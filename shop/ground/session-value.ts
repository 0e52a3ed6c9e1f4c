// One value of the visitor's session storage (spec 9), shared by every component that reads it. Where the browser
// gives no storage it is kept in memory. On the server it is always empty: pages are the same for every visitor.
import { useSyncExternalStore } from 'react';

export type SessionValue<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** The value in a component; `empty` on the server and while a page hydrates. */
  readonly use: () => T;
};

/**
 * @param empty the value when nothing is stored; storing it again removes the key
 * @param read makes a value of whatever was stored; must not throw
 */
export function sessionValue<T>(key: string, empty: T, read: (stored: unknown) => T): SessionValue<T> {
  return storedValue(key, empty, read, 'sessionStorage');
}

/** The same for what all tabs share, and what is still there after the browser was closed. */
export function localValue<T>(key: string, empty: T, read: (stored: unknown) => T): SessionValue<T> {
  return storedValue(key, empty, read, 'localStorage');
}

type Area = 'sessionStorage' | 'localStorage';

function storedValue<T>(key: string, empty: T, read: (stored: unknown) => T, area: Area): SessionValue<T> {
  const listeners = new Set<() => void>();
  let known: { value: T } | undefined;
  const get = (): T => {
    if (typeof window === 'undefined') return empty;
    if (!known) {
      const stored = load(key, area);
      known = { value: stored === undefined ? empty : read(stored) };
    }
    return known.value;
  };
  const set = (next: T) => {
    if (typeof window === 'undefined') return;
    known = { value: next };
    try {
      if (next === empty) storage(area)?.removeItem(key);
      else storage(area)?.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or forbidden. The value is in memory as long as the page is open.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // Another tab has written it. Session storage tells of no other tab.
  if (area === 'localStorage' && typeof window !== 'undefined')
    window.addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      known = undefined;
      for (const listener of listeners) listener();
    });
  return { get, set, use: () => useSyncExternalStore(subscribe, get, () => empty) };
}

/** The stored value. Text that is not JSON is returned as it is, because other scripts store plain text. */
function load(key: string, area: Area): unknown {
  let text: string | null | undefined;
  try {
    text = storage(area)?.getItem(key);
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return text ?? undefined;
  }
}

/** Undefined on the server, and if the browser refuses storage. */
function storage(area: Area): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window[area];
  } catch {
    return undefined;
  }
}

/** False on the server and while a page hydrates, when nothing is known about the visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}

function nothing() {
  return () => {};
}
