// A hardware scanner types: quickly, and Enter at the end. Whatever has the focus, what it types is a code.
import { useEffect, useRef } from 'react';

/** Nobody types a whole code as fast, key after key; a scanner on a busy tablet may be as slow. */
const FAST_MS = 250;
const SHORTEST = 6;

export function useKeystrokes(onScan: (text: string) => void): void {
  const scanned = useRef(onScan);
  scanned.current = onScan;
  useEffect(() => {
    let typed = '';
    let last = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.timeStamp - last > FAST_MS) typed = '';
      last = event.timeStamp;
      if (event.key === 'Enter' && typed.length >= SHORTEST) {
        event.preventDefault();
        scanned.current(typed);
        typed = '';
      } else if (event.key.length === 1) typed += event.key;
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

/** A field has its own Enter: what is scanned into it is sent by its form. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
