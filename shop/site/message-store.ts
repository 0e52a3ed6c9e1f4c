// The one global message (spec 4): shown above every page, gone when dismissed or after its timeout.
import { useSyncExternalStore } from 'react';
import type { Tone } from '../ui/notice.tsx';

export type GlobalMessage = {
  /** Words, or `failure` for "something went wrong, please write to …" in the visitor's language. */
  readonly text: string | { readonly failure: true };
  readonly tone: Tone;
};

let current: GlobalMessage | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (message: GlobalMessage | undefined) => {
  clearTimeout(timer);
  current = message;
  for (const listener of listeners) listener();
};

/** @param timeout milliseconds; without it the message stays until it is dismissed */
export const showMessage = (message: GlobalMessage, timeout?: number): void => {
  set(message);
  if (timeout) timer = setTimeout(() => set(undefined), timeout);
};

export const dismissMessage = (): void => set(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMessage = (): GlobalMessage | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
