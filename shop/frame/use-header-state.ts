import { useEffect, useRef } from 'react';

/** The header, watched by what is loaded when the page stands (ADR 016). */
export function useHeaderState() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const watched = import('./watch-header.ts').then(
      ({ watchHeader }) => watchHeader(element),
      // Without a connection the header is one that does not change.
      () => () => {},
    );
    return () => void watched.then((stop) => stop());
  });
  return header;
}
