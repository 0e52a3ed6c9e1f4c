// Keys that work while no field has the focus: `j`, `k`, `/`, `?`. A key with Ctrl, Alt or Meta belongs to the browser.
import { useLayoutEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** @param keys what each does; the newest function is called */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  // Before the page is seen: whoever sees it may press a key at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = now.current[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPED_INTO) !== null;
}
