// Apart from `article.ts`, whose shapes the browser need not load.

/** Annual passes are articles of this kind (spec 9). */
export const PASS_KIND = 13;
/** Everything that lies on a shelf. */
export const MERCHANDISE_KIND = 1;
