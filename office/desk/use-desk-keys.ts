// Keys of the desk. Unlike those of the office they work while a number or a choice has the focus, which take no letters; in a
// field for text they are letters.
import { useEffect, useRef } from 'react';

/** Undefined: the key does what it does anywhere else. */
type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

const TAKES_NO_LETTERS = ':is([type="number"], [type="radio"], [type="checkbox"])';

export function useDeskKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = now.current[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (isTyping(event.target, event.key)) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement) || key === 'Escape') return false;
  if (target.matches('[type="number"]')) return /^\d$/.test(key);
  return target.matches(`input:not(${TAKES_NO_LETTERS}), textarea, select`);
}

/** Presses a button of the stepper that has the focus. */
export function stepFocused(by: 1 | -1): void {
  const stepper = document.activeElement?.closest('.stepper');
  const buttons = stepper?.querySelectorAll<HTMLButtonElement>('button') ?? [];
  buttons[by > 0 ? 1 : 0]?.click();
}
