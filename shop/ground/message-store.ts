// The one global message (spec 4): shown above every page, gone when dismissed or after its timeout.
import { useSyncExternalStore } from 'react';
import type { Tone } from '../../ui/notice.tsx';

export type GlobalMessage = {
  /** Text, or the key of a text in the visitor's language. */
  readonly text: string | { readonly say: 'failure' | 'down' | 'offline' };
  readonly tone: Tone;
};

let current: GlobalMessage | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** @param timeout milliseconds; without it the message stays until it is dismissed */
export function showMessage(message: GlobalMessage, timeout?: number): void {
  set(message);
  if (timeout) timer = setTimeout(() => set(undefined), timeout);
}

function set(message: GlobalMessage | undefined) {
  clearTimeout(timer);
  current = message;
  for (const listener of listeners) listener();
}

/** @param message dismisses only this one; without it the current one */
export function dismissMessage(message = current): void {
  if (current === message) set(undefined);
}

export function useMessage(): GlobalMessage | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
