import type { CSSProperties } from 'react';

/** Longer titles are set smaller, whatever their words. */
const LONG_TITLE = 60;

/** Properties of a heading with the museum's own words: set so that its longest word fits into one line, if it can be read then. */
export function fittedTitle(title: string): { readonly className: string; readonly style: CSSProperties } {
  const longest = Math.max(1, ...title.split(/[\s–-]+/).map((word) => word.length));
  return {
    className: title.length > LONG_TITLE ? 'fitted fitted-long' : 'fitted',
    style: { '--longest': longest } as CSSProperties,
  };
}
