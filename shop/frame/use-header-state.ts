import { useEffect, useRef } from 'react';

/** Loads `watchHeader` after the page and applies it to the header (ADR 016). */
export function useHeaderState() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const watched = import('./watch-header.ts').then(
      ({ watchHeader }) => watchHeader(element),
      // Without a connection the header keeps its first state.
      () => () => {},
    );
    return () => void watched.then((stop) => stop());
  });
  return header;
}
